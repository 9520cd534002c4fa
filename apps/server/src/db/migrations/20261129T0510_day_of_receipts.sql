--> works with servers from 20261126T1600
-- Why a sale has another day than its receipt (ADR 73).
alter table sales add column sale_date_reason text,
  add constraint sales_sale_date_reason_check check (length(sale_date_reason) <= 300) not valid;
