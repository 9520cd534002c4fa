-- A promotion of one day begins and ends at 00:00 of it: the end names the whole day (domain.md 3.22).
alter table promotions drop constraint promotions_check;
alter table promotions add constraint promotions_days check (ends_at >= starts_at);
