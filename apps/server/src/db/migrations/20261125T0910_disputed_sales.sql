-- Disputed sales are few: the list of them does not look through all the others.
create index sales_disputed on sales (submitted_at desc, id desc) where dispute_count > 0;
