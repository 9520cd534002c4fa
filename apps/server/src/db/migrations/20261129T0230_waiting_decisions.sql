--> works with servers from 20261126T1600
-- Registries and adjustments are what a line of the bell can be about.
alter table notifications
  drop constraint notifications_entity_type_check,
  add constraint notifications_entity_type_check check (entity_type in
    ('sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process', 'support_request', 'registry', 'tuning'))
    not valid;
alter table notifications validate constraint notifications_entity_type_check;
-- Counted every few seconds for everybody who may sign.
create index payout_registries_waiting on payout_registries (formed_at, id) where status = 'formed';
