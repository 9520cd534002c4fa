-- GTIN of the mark of «Честный знак» a line was scanned from (domain 3.7); null when its product and number were typed.
alter table sale_items add column mark_gtin text check (mark_gtin ~ '^[0-9]{14}$');
