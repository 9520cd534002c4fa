-- Requests to support: a question with a thread (domain.md 3.11); categories, templates and deadlines are set by staff.
create table support_categories (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null check (length(name) between 1 and 120),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id)
);
create unique index support_categories_name on support_categories (lower(name));
insert into support_categories (code, name, position) values
  ('registration', 'Регистрация', 1),
  ('sales', 'Продажи', 2),
  ('points', 'Баллы и вывод', 3),
  ('profile', 'Данные профиля', 4),
  ('technical', 'Технический вопрос', 5),
  ('suggestion', 'Предложение', 6);

create table support_requests (
  id uuid primary key,
  number bigint generated always as identity,
  -- Empty for a guest, who is known by the contacts of the request.
  author_id uuid references users (id),
  contact_name text check (length(contact_name) between 1 and 200),
  contact_phone text check (contact_phone ~ '^7[0-9]{10}$'),
  contact_email text check (length(contact_email) <= 254 and contact_email = lower(contact_email)),
  -- Where the author worked at that time.
  partner_id uuid references partners (id),
  manufacturer_id uuid references manufacturers (id),
  -- Created by an account of the company itself: its other accounts read it too. A member's request is private.
  by_company boolean not null default false,
  category_code text not null references support_categories (code),
  subject text not null check (length(subject) between 1 and 200),
  sale_id uuid references sales (id),
  operation_id uuid,
  status text not null default 'new' check (status in ('new', 'in_progress', 'waiting_author', 'resolved', 'closed')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  priority_rank smallint generated always as
    (case priority when 'low' then 1 when 'normal' then 2 when 'high' then 3 else 4 end) stored,
  assignee_id uuid references users (id),
  first_response_due_at timestamptz not null,
  first_response_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  reopened_count integer not null default 0,
  rating smallint check (rating between 1 and 5),
  search_text text generated always as
    (translate(lower(subject || ' ' || coalesce(contact_name, '')), 'ё', 'е')) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid,
  version integer not null default 1,
  merged_into_id uuid references support_requests (id),
  constraint support_requests_contact check (author_id is not null or
    (contact_name is not null and (contact_phone is not null or contact_email is not null))),
  constraint support_requests_merged check (merged_into_id is null or (status = 'closed' and merged_into_id <> id))
) with (fillfactor = 85);
create unique index support_requests_number on support_requests (number);
create index support_requests_created on support_requests (created_at desc, id desc);
create index support_requests_updated on support_requests (updated_at desc, id desc);
create index support_requests_due on support_requests (first_response_due_at, id);
create index support_requests_rank on support_requests (priority_rank, id);
create index support_requests_status_order on support_requests (status, id);
create index support_requests_status on support_requests (status, created_at desc, id desc);
create index support_requests_category on support_requests (category_code, created_at desc, id desc);
create index support_requests_priority on support_requests (priority, created_at desc, id desc);
create index support_requests_assignee on support_requests (assignee_id, created_at desc, id desc)
  where assignee_id is not null;
create index support_requests_free on support_requests (created_at desc, id desc)
  where assignee_id is null and status not in ('resolved', 'closed');
create index support_requests_author on support_requests (author_id, created_at desc, id desc) where author_id is not null;
create index support_requests_author_news on support_requests (author_id, updated_at desc, id desc)
  where author_id is not null;
create index support_requests_partner on support_requests (partner_id, created_at desc, id desc)
  where partner_id is not null;
create index support_requests_manufacturer on support_requests (manufacturer_id, updated_at desc, id desc)
  where manufacturer_id is not null;
create index support_requests_guests on support_requests (created_at desc, id desc) where author_id is null;
create index support_requests_phone on support_requests (reverse(contact_phone) text_pattern_ops)
  where contact_phone is not null;
create index support_requests_email on support_requests (contact_email text_pattern_ops) where contact_email is not null;
create index support_requests_sale on support_requests (sale_id, created_at desc, id desc) where sale_id is not null;
create index support_requests_resolved on support_requests (resolved_at) where status = 'resolved';
create index support_requests_unanswered on support_requests (created_at desc, id desc) include (first_response_due_at)
  where first_response_at is null and status not in ('resolved', 'closed');
create index support_requests_merged_into on support_requests (merged_into_id) where merged_into_id is not null;

create table support_messages (
  id uuid primary key,
  request_id uuid not null references support_requests (id),
  at timestamptz not null,
  author text not null check (author in ('author', 'support', 'system')),
  author_id uuid references users (id),
  text text not null check (length(text) between 1 and 5000),
  -- A note of the staff: the author never gets one.
  internal boolean not null default false,
  -- The request a message was written in, when its thread has been joined to another.
  origin_request_id uuid references support_requests (id),
  constraint support_messages_note check (not internal or author = 'support')
);
create index support_messages_request on support_messages (request_id, at, id);
create index support_messages_origin on support_messages (origin_request_id) where origin_request_id is not null;

create table support_message_files (
  message_id uuid not null references support_messages (id),
  file_id uuid not null references files (id),
  position integer not null,
  primary key (message_id, file_id)
);
create index support_message_files_file on support_message_files (file_id);

create table support_templates (
  id uuid primary key default gen_random_uuid(),
  category_code text references support_categories (code),
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) between 1 and 5000),
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id)
);
create unique index support_templates_title on support_templates (lower(title));
insert into support_templates (category_code, title, text, position) values
  (null, 'Приняли в работу', 'Здравствуйте, {имя}! Мы получили ваше обращение и уже разбираемся. Напишем, как только всё выясним.', 1),
  (null, 'Нужны подробности', 'Здравствуйте, {имя}! Чтобы помочь, нам не хватает подробностей. Опишите, пожалуйста, что вы делали и что увидели, и приложите снимок экрана.', 2),
  ('sales', 'Чек не читается', 'Здравствуйте, {имя}! На фото не читается чек. Снимите его целиком, без бликов и тени, и отправьте продажу ещё раз.', 3),
  ('sales', 'Срок проверки продажи', 'Здравствуйте, {имя}! Продажи проверяем в порядке очереди. Решение появится в карточке продажи, и мы сообщим о нём.', 4),
  ('points', 'Когда баллы станут доступны', 'Здравствуйте, {имя}! После подтверждения продажи баллы ожидают окончания срока возврата товара, а затем становятся доступны. День виден в карточке операции.', 5),
  ('points', 'Вывод: проверьте данные', 'Здравствуйте, {имя}! Вывод откроется после проверки паспортных данных и карты. Проверьте, пожалуйста, что они заполнены в профиле.', 6),
  ('profile', 'Смена места работы', 'Здравствуйте, {имя}! Напишите ИНН нового работодателя и адрес торговой точки. Мы проверим их и перенесём ваш профиль.', 7),
  ('registration', 'Анкета на проверке', 'Здравствуйте, {имя}! Анкеты проверяем в рабочее время, обычно в течение дня. О решении сообщим по SMS.', 8);

create table support_settings (
  single boolean primary key default true check (single),
  -- Days of the week on which support works, Monday is 1; its hours as minutes of the day in the programme's zone.
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
insert into support_settings default values;

-- Working hours until the first answer: by priority, and by category where it has a deadline of its own.
create table support_deadlines (
  category_code text references support_categories (code),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  hours integer not null check (hours between 1 and 720),
  constraint support_deadlines_once unique nulls not distinct (category_code, priority)
);
insert into support_deadlines (priority, hours) values ('low', 24), ('normal', 24), ('high', 24), ('urgent', 24);

--> after functions and views
create trigger support_requests_webhook_made after insert on support_requests for each row
  execute function webhook_support();
create trigger support_requests_webhook after update of status on support_requests for each row
  when (old.status is distinct from new.status) execute function webhook_support();
