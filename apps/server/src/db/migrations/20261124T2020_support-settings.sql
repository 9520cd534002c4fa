-- What the desk of support keeps itself: categories, templates, deadlines of the first answer, merged duplicates.

alter table support_categories
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references users (id);
create unique index support_categories_name on support_categories (lower(name));

alter table support_templates
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references users (id);
-- Two templates with one title could not be distinguished in the menu of the answer.
update support_templates t set title = left(t.title, 110) || ' ' || t.position
  where exists (select from support_templates o where lower(o.title) = lower(t.title) and o.id < t.id);
create unique index support_templates_title on support_templates (lower(title));
update support_templates set text = replace(text, 'Здравствуйте!', 'Здравствуйте, {имя}!') where text like 'Здравствуйте!%';

create table support_settings (
  single boolean primary key default true check (single),
  -- Days of the week on which the desk works, Monday is 1; its hours as minutes of the day in the programme's zone.
  work_days integer[] not null default '{1,2,3,4,5,6,7}'
    check (cardinality(work_days) between 1 and 7 and work_days <@ '{1,2,3,4,5,6,7}'),
  work_from integer not null default 0,
  work_to integer not null default 1440,
  close_days integer not null default 7 check (close_days between 1 and 365),
  reopen_days integer not null default 30 check (reopen_days between 1 and 365),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  check (work_from >= 0 and work_to <= 1440 and work_to - work_from >= 60)
);
insert into support_settings (close_days, reopen_days) select support_close_days, support_reopen_days from programme_settings;

-- Working hours till the first answer: of a priority, and where a category has one of its own, of both.
create table support_deadlines (
  category_code text references support_categories (code),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  hours integer not null check (hours between 1 and 720),
  constraint support_deadlines_once unique nulls not distinct (category_code, priority)
);
insert into support_deadlines (priority, hours)
  select p.priority, s.support_answer_hours from programme_settings s, (values ('low'), ('normal'), ('high'), ('urgent')) p (priority);

alter table programme_settings
  drop column support_answer_hours,
  drop column support_close_days,
  drop column support_reopen_days;

alter table support_requests
  add column merged_into_id uuid references support_requests (id),
  add constraint support_requests_merged check (merged_into_id is null or (status = 'closed' and merged_into_id <> id));
create index support_requests_merged_into on support_requests (merged_into_id) where merged_into_id is not null;

-- The request a message was written in, when its thread has been joined to another.
alter table support_messages add column origin_request_id uuid references support_requests (id);
create index support_messages_origin on support_messages (origin_request_id) where origin_request_id is not null;
