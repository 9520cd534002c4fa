-- The promotions a sale was calculated by when it was first sent (domain.md 3.22): they judge it for ever, through a
-- clarification, a dispute and a return. Sales of one minute share a set; its id is the checksum of its text.
create table rule_sets (
  id uuid primary key,
  rate_kopecks bigint not null,
  rules jsonb not null,
  created_at timestamptz not null default now()
);
-- No reference: its check would lock the one row all sales of the day have in common.
alter table sales add column rule_set_id uuid;
-- What the promotions asked of the shop, the person and the day.
alter table sales add column rule_facts jsonb;
