--> works with servers from 20261126T1600
-- The ceilings of domain 3.23, refused once more by the database. Where rows are changed later these are triggers and no
-- checks: a check, even one not validated, is asked at every update, and a sale or a product of an earlier version that
-- exceeds a ceiling has to be refused, returned or archived like any other.
-- Postings never change, so the check of what is given is asked of new ones alone; what lapses at once may be more.
alter table transfers add constraint transfers_given check (amount <= 100000000
  or type not in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ADJUST_CREDIT', 'OPENING_BALANCE')) not valid;
--> after functions and views
create trigger sales_ceilings before insert or update of total_kopecks, points_preview on sales for each row
  when (new.total_kopecks > 100000000000000 or new.points_preview > 10000000)
  execute function refuse_excess();
create trigger sale_items_ceilings before insert on sale_items for each row
  when (new.position > 50 or new.price_kopecks > 10000000000 or new.base_points > 1000000 or new.points > 10000000)
  execute function refuse_excess();
create trigger products_ceilings_new before insert on products for each row
  when (new.rrp_kopecks > 10000000000) execute function refuse_excess();
create trigger products_ceilings before update of rrp_kopecks on products for each row
  when (new.rrp_kopecks > 10000000000 and new.rrp_kopecks is distinct from old.rrp_kopecks)
  execute function refuse_excess();
