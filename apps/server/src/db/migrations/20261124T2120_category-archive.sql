-- An archived category keeps its products and is offered to nobody.
alter table categories add column is_active boolean not null default true;
