--> works with servers from 20261126T1600
-- Changes of administrators' accounts that wait for another administrator, or for 72 hours (domain 3.23).
create table administrator_changes (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('new_administrator', 'address', 'second_step')),
  -- The new e-mail or phone, absent where it stays, with the ones of that moment; gone with the decision.
  address jsonb,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'due', 'stopped', 'closed')),
  -- Nobody where the time or a link of a letter decided.
  decided_by uuid references users (id),
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null)),
  check ((kind = 'address' and status = 'waiting') = (address is not null))
);
create unique index administrator_changes_waiting on administrator_changes (user_id, kind) where status = 'waiting';
-- Who was an administrator a moment ago is guarded as one: a demotion is another kind than any change of a role.
alter table account_interventions
  drop constraint account_interventions_kind_check,
  add constraint account_interventions_kind_check check (kind in ('address', 'second_step', 'role', 'demotion'))
    not valid;
alter table account_interventions validate constraint account_interventions_kind_check;
-- A person of the back-office is what a line of the bell can be about.
alter table notifications
  drop constraint notifications_entity_type_check,
  add constraint notifications_entity_type_check check (entity_type in
    ('sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process', 'support_request', 'registry', 'tuning',
     'product', 'staff'))
    not valid;
alter table notifications validate constraint notifications_entity_type_check;
