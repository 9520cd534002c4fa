-- The function of 20261122T0520 named a column and its own variable alike and found every day folded once one was.
create or replace function summary_fold(p_zone text, p_limit int) returns int language plpgsql as $$
declare v_over date; v_days date[];
begin
  if current_setting('transaction_isolation') not in ('repeatable read', 'serializable') then
    raise exception 'summary_fold needs one snapshot' using errcode = '25001';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('summary_fold', 9)) then return 0; end if;
  select ((least(now(), min(xact_start)) - interval '1 hour') at time zone p_zone)::date into v_over
    from pg_stat_activity where datname = current_database();
  select array_agg(c.day) into v_days from (
    select x.day from (
      select g.at::date as day from generate_series(
        (select (min(t.at) at time zone p_zone)::date from transfers t)::timestamp, (v_over - 1)::timestamp,
        interval '1 day') as g(at)
      where not exists (select from summary_folded f where f.day = g.at::date and f.zone = p_zone)
      union
      select (m.at at time zone p_zone)::date from summary_marks m) x
    where x.day < v_over order by x.day desc limit p_limit) c;
  if v_days is null then return 0; end if;
  delete from summary_marks m where (m.at at time zone p_zone)::date = any (v_days);
  delete from summary_days d where d.day = any (v_days);
  insert into summary_days (day, partner_id, type, postings, points, owed, debt)
  select d.day, coalesce(u.partner_id, '00000000-0000-0000-0000-000000000000'), t.type, count(*), sum(t.amount),
    sum(t.d_pending + t.d_active + t.d_reserved), sum(t.d_debt)
  from unnest(v_days) as d(day)
  join ledger_postings t on t.at >= d.day::timestamp at time zone p_zone
    and t.at < (d.day + 1)::timestamp at time zone p_zone
  join users u on u.id = t.member_id and u.role_code = 'member'
  group by grouping sets ((d.day, t.type), (d.day, t.type, u.partner_id))
  having grouping(u.partner_id) = 1 or u.partner_id is not null;
  insert into summary_folded (day, zone) select d.day, p_zone from unnest(v_days) as d(day)
  on conflict (day) do update set zone = excluded.zone;
  return array_length(v_days, 1);
end $$;

-- Direct sums of a stretch of time, for everybody (zeros) or the members of one partner. A function and not a part of
-- the caller's statement: there the planner, knowing neither the days nor their number, reads every posting and every
-- member. STABLE: it sees what the statement sees that calls it.
create function summary_postings(p_partner uuid, p_since timestamptz, p_until timestamptz)
returns table (type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint)
language plpgsql stable as $$
begin
  return query
  select t.type, count(*), sum(t.amount)::bigint, sum(t.d_pending + t.d_active + t.d_reserved)::bigint,
    sum(t.d_debt)::bigint
  from ledger_postings t
  cross join lateral (select 1 from users u where u.id = t.member_id and u.role_code = 'member'
    and (p_partner = '00000000-0000-0000-0000-000000000000' or u.partner_id = p_partner) limit 1) u
  where t.at >= p_since and t.at < p_until
  group by t.type;
end $$;
