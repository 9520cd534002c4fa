-- Requests of a technical user in the present minute, counted for every process of the server together.
alter table technical_users add column window_at timestamptz;
alter table technical_users add column window_count integer not null default 0;
