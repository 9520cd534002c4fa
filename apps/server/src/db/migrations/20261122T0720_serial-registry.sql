-- Registry of serial numbers (domain.md 3.6). Whether a number is claimed is told by serial_claims, once.

create table serial_registry (
  product_id uuid not null references products (id) on delete cascade,
  serial_key text not null check (length(serial_key) between 1 and 64),
  serial_number text not null check (length(serial_number) between 1 and 64),
  status text not null default 'free' check (status in ('free', 'blocked')),
  shipped_to_partner_id uuid references partners (id),
  shipped_at date,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  primary key (product_id, serial_key)
);
create index serial_registry_partner on serial_registry (shipped_to_partner_id) where shipped_to_partner_id is not null;
