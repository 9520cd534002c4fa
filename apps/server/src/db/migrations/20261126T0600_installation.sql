-- Files lie under the id of their installation: no other takes them for litter of its own (ADR 52).
create table installation (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into installation default values;
