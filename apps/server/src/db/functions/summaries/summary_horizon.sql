-- Everything older than this is committed, or leaves a mark. Ask for it in a transaction of its own, before the one that
-- folds: a transaction that is neither seen here nor has ended by then writes later than now. Half a minute stands for the
-- time between a row and its trigger.
create or replace function summary_horizon() returns timestamptz language sql volatile as $$
  select least(clock_timestamp(), min(xact_start) filter (where backend_xid is not null)) - interval '150 seconds'
  from pg_stat_activity where datname = current_database()
$$;
