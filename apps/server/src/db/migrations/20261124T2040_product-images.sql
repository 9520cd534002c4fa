-- Photos of a product in their order. products.image_file_id stays the main one, which every list reads.
create table product_images (
  product_id uuid not null references products (id) on delete cascade,
  file_id uuid not null references files (id),
  position integer not null check (position >= 0),
  primary key (product_id, file_id),
  unique (product_id, position) deferrable initially deferred
);
create index product_images_file on product_images (file_id);
insert into product_images (product_id, file_id, position)
  select id, image_file_id, 0 from products where image_file_id is not null;
