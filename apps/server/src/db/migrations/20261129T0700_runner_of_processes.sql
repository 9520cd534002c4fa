--> works with servers from 20261126T1600
-- Who runs a process, so that nobody else does at the same time, and how often the queue has repeated its attempt after a failure.
alter table processes add column runner uuid;
alter table processes add column retries integer not null default 0;
