-- A till counts its receipts by itself: the number of a document is the only one in its shop, not in the company (ADR 51).
drop index sales_external;
create unique index sales_external on sales (store_id, external_id) where external_id is not null;
