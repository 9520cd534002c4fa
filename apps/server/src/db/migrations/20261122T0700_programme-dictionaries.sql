-- Lists of the programme that are its data, not code: positions of members, categories of requests to support.

create table positions (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null check (length(name) between 1 and 120),
  position integer not null default 0,
  is_active boolean not null default true
);
insert into positions (code, name, position) values
  ('seller', 'Продавец-консультант', 1),
  ('senior_seller', 'Старший продавец', 2),
  ('cashier', 'Кассир', 3),
  ('department_head', 'Заведующий отделом', 4),
  ('deputy_director', 'Заместитель директора', 5),
  ('director', 'Директор магазина', 6);

create table support_categories (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null check (length(name) between 1 and 120),
  position integer not null default 0,
  is_active boolean not null default true
);
insert into support_categories (code, name, position) values
  ('registration', 'Регистрация', 1),
  ('sales', 'Продажи', 2),
  ('points', 'Баллы и вывод', 3),
  ('profile', 'Данные профиля', 4),
  ('technical', 'Технический вопрос', 5),
  ('suggestion', 'Предложение', 6);
