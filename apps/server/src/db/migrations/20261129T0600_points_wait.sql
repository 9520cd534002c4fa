--> works with servers from 20261126T1600
-- What the programme has set or agreed to on this day: a manufacturer alone leaves it as it was (domain 3.23).
alter table product_points add column agreed_points integer check (agreed_points >= 0 and agreed_points <= 1000000);
-- Base points of a manufacturer that wait for the programme: one value a product, gone with its decision.
create table product_points_waiting (
  product_id uuid primary key references products (id) on delete cascade,
  points integer not null check (points > 0 and points <= 1000000),
  valid_from date not null,
  asked_at timestamptz not null,
  asked_by uuid not null references users (id)
);
create index product_points_waiting_asked on product_points_waiting (asked_at);
-- A product is what a line of the bell can be about.
alter table notifications
  drop constraint notifications_entity_type_check,
  add constraint notifications_entity_type_check check (entity_type in
    ('sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process', 'support_request', 'registry', 'tuning',
     'product'))
    not valid;
alter table notifications validate constraint notifications_entity_type_check;
