-- Views of the back-office's lists that people have saved: a name and the address (query string) that brings it back.
create table list_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null check (length(list) between 1 and 64),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index list_views_name on list_views (user_id, list, lower(name));
create unique index list_views_default on list_views (user_id, list) where is_default;
comment on column list_views.is_default is 'The list opens with this view; at most one of a list.';
