--> works with servers from 20261126T1600
-- What a process does is journalled with the request that ordered it: id, address, device.
alter table processes add column request jsonb;
