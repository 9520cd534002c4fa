-- The last day whose sales earn by a brand that is not active or a manufacturer that is not (domain 3.22); null while it is.
alter table brands add column inactive_on date;
update brands set inactive_on = (updated_at at time zone 'Europe/Moscow')::date where not is_active;

alter table manufacturers add column inactive_on date;
update manufacturers set inactive_on = (updated_at at time zone 'Europe/Moscow')::date where status <> 'active';
