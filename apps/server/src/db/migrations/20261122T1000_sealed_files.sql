-- The key the bytes of a file are sealed with; without one they lie as they came, until the job of the keys has sealed them.
alter table files add column key_id text;
