-- The log of calls goes to parts of a week, which are dropped when their time is over (ADR 62). Parts stand in a schema of
-- their own: to the code there is one table.
create schema parts;

-- Which parts a table has; `since` is included, `upto` is not.
create table table_parts (
  part text primary key,
  parent text not null,
  since timestamptz not null,
  upto timestamptz not null,
  unique (parent, since)
);

-- What was dropped, when, and about how many rows it had.
create table dropped_parts (
  part text primary key,
  parent text not null,
  since timestamptz not null,
  upto timestamptz not null,
  rows bigint not null,
  dropped_at timestamptz not null
);

-- The table as it was becomes the first part: no row is copied. Its rows are read once, to see that all are earlier than
-- the first week of the new parts; meanwhile lines of the log wait, not people.
alter table technical_calls rename to technical_calls_before;
alter table technical_calls_before set schema parts;
drop index parts.technical_calls_at;
alter index parts.technical_calls_log rename to technical_calls_before_log;
alter index parts.technical_calls_failed rename to technical_calls_before_failed;
alter index parts.technical_calls_pkey rename to technical_calls_before_pkey;

create table technical_calls (like parts.technical_calls_before including constraints) partition by range (at);
create index technical_calls_log on technical_calls (user_id, at desc, id desc);
create index technical_calls_failed on technical_calls (user_id, at desc, id desc) where http_status >= 400;

do $do$
declare v_upto timestamptz;
begin
  select greatest(date_trunc('week', now() + interval '8 days', 'UTC'), date_trunc('week', max(at), 'UTC') + interval '7 days')
    into v_upto from parts.technical_calls_before;
  execute format('alter table technical_calls attach partition parts.technical_calls_before for values from (minvalue) to (%L)',
    v_upto);
  insert into table_parts (part, parent, since, upto) values ('technical_calls_before', 'technical_calls', '-infinity', v_upto);
end $do$;
create table parts.technical_calls_other partition of technical_calls default;

--> after functions and views
select parts_ahead('technical_calls', now() + interval '60 days');
