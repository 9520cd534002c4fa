--> works with servers from 20261129T1300
-- A file of a registry is read by the ids of a portion: without an index each portion reads all of the registry.
create unique index serial_registry_id on serial_registry (id);
