-- Roles and what each may do: the default table, which administrators change later.
create table roles (
  code text primary key check (code ~ '^[a-z][A-Za-z0-9_-]{1,39}$'),
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 1000),
  is_system boolean not null default false,
  data_scope text not null check (data_scope in ('all', 'partner', 'manufacturer', 'own')),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1
);
insert into roles (code, name, description, is_system, data_scope) values
  ('admin', 'Администратор', 'Полный доступ к программе', true, 'all'),
  ('member', 'Участник', 'Продавец: свои продажи, баллы и выплаты', true, 'own'),
  ('partner', 'Партнёр', 'Розничная компания: свои точки, участники и продажи', true, 'partner'),
  ('manufacturer', 'Производитель', 'Свои бренды, товары и акции', true, 'manufacturer'),
  ('technical', 'Технический пользователь', 'Интеграция: только вызовы API, без экранов', true, 'own'),
  ('moderator', 'Модератор', 'Проверяет анкеты, паспортные данные и продажи', false, 'all'),
  ('support', 'Поддержка', 'Отвечает на обращения', false, 'all'),
  ('finance', 'Финансы', 'Выплаты и корректировки', false, 'all'),
  ('auditor', 'Аудитор', 'Читает всё, ничего не меняет', false, 'all');

create table role_grants (
  role_code text not null references roles (code) on update cascade on delete cascade,
  group_code text not null check (length(group_code) <= 100),
  action text not null check (action in ('read', 'update', 'create', 'delete')),
  primary key (role_code, group_code, action)
);
