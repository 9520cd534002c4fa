-- Brands, categories, products and their dated price list in points (domain.md 3.6).
create table brands (
  id uuid primary key default gen_random_uuid(),
  manufacturer_id uuid not null references manufacturers (id),
  name text not null check (name <> ''),
  description text,
  logo_file_id uuid references files (id),
  is_active boolean not null default true,
  search_text text generated always as (translate(lower(name), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
create unique index brands_manufacturer_name on brands (manufacturer_id, lower(name));
create index brands_created on brands (created_at desc, id desc);

create table categories (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references categories (id),
  name text not null check (name <> ''),
  position integer not null default 0,
  -- Name of the line drawing that stands in for a missing picture.
  drawing text check (length(drawing) <= 40),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1,
  -- An archived category keeps its products and is offered to nobody.
  is_active boolean not null default true
);
create unique index categories_name on categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

create table products (
  id uuid primary key default gen_random_uuid(),
  manufacturer_id uuid not null references manufacturers (id),
  brand_id uuid references brands (id),
  category_id uuid references categories (id),
  article text not null check (article <> ''),
  gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  name text not null check (name <> ''),
  model text,
  description text,
  image_file_id uuid references files (id),
  rrp_kopecks bigint check (rrp_kopecks >= 0),
  serial_required boolean not null default false,
  serial_pattern text,
  serial_example text,
  serial_hint text,
  serial_source text not null default 'none' check (serial_source in ('pattern', 'registry', 'none')),
  unit text not null default 'шт.',
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  valid_from date,
  valid_to date,
  attributes jsonb not null default '{}',
  search_text text generated always as
    (translate(lower(name || ' ' || article || ' ' || coalesce(model, '') || ' ' || coalesce(gtin, '')), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
create unique index products_article on products (manufacturer_id, lower(article));
-- GTIN-13 and GTIN-14 of one thing differ by leading zeros only.
create unique index products_gtin on products (ltrim(gtin, '0')) where gtin is not null and status <> 'archived';
create index products_created on products (created_at desc, id desc);
create index products_status_name on products (status, name, id);
create index products_name on products (name, id);
create index products_updated on products (updated_at desc, id desc);
create index products_brand on products (brand_id, name, id);
create index products_category on products (category_id, name, id);
-- Articles pasted from a spreadsheet are looked up without a manufacturer, with which the unique index begins.
create index products_article_any on products (lower(article));
create index products_gtin_any on products (ltrim(gtin, '0')) where gtin is not null;

-- Photos of a product in their order. products.image_file_id stays the main one, which every list reads.
create table product_images (
  product_id uuid not null references products (id) on delete cascade,
  file_id uuid not null references files (id),
  position integer not null check (position >= 0),
  primary key (product_id, file_id),
  unique (product_id, position) deferrable initially deferred
);
create index product_images_file on product_images (file_id);

-- The value of the sale date counts. A row holds from its date until the next row of the same
-- product, so two prices on one day cannot be written at all.
create table product_points (
  product_id uuid not null references products (id) on delete cascade,
  valid_from date not null,
  points integer not null check (points >= 0 and points <= 1000000),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  primary key (product_id, valid_from)
);

-- Registry of serial numbers (domain.md 3.6). Whether a number is claimed stands in serial_claims alone.
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
  -- The registry is read as a list: page by page, in the order of the numbers.
  id uuid not null default gen_random_uuid(),
  primary key (product_id, serial_key)
);
create index serial_registry_partner on serial_registry (shipped_to_partner_id) where shipped_to_partner_id is not null;
create index serial_registry_list on serial_registry (product_id, serial_key, id);

--> after functions and views
create trigger products_summary after update of brand_id, manufacturer_id on products for each row
  when ((old.brand_id, old.manufacturer_id) is distinct from (new.brand_id, new.manufacturer_id))
  execute function summary_mark('goods');
