-- The registry is read as a list: page by page, in the order of the numbers.
alter table serial_registry add column id uuid not null default gen_random_uuid();
create index serial_registry_list on serial_registry (product_id, serial_key, id);
