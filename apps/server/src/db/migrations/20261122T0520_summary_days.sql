-- Postings summed by day for the dashboards (ledger.md §4.4). A day is folded when it is over; whatever changes it
-- afterwards leaves a mark in the same transaction, and a marked day is summed anew from the postings until the job
-- has folded it again. So a reader gets the direct sums whatever runs beside him.

-- partner_id of zeros: the whole programme. Partners are those the members work for now, as in the lists.
create table summary_days (
  day date not null,
  partner_id uuid not null,
  type ledger_operation not null,
  postings bigint not null,
  points bigint not null,
  owed bigint not null,
  debt bigint not null,
  primary key (partner_id, day, type)
);

-- Days whose sums stand in summary_days, with the zone their days were cut in.
create table summary_folded (
  day date primary key,
  zone text not null
);

create table summary_marks (
  id bigint generated always as identity primary key,
  at timestamptz not null
);
create index summary_marks_at on summary_marks (at);

create function summary_mark_posting() returns trigger language plpgsql as $$
begin
  insert into summary_marks (at) values (new.at);
  return null;
end $$;
-- A posting of now belongs to a day that is not folded yet: the usual one costs a comparison.
create trigger transfers_summary after insert on transfers for each row
  when (new.at < now() - interval '1 hour') execute function summary_mark_posting();

create function summary_mark_member() returns trigger language plpgsql as $$
begin
  insert into summary_marks (at) select distinct at from transfers where member_id = new.id;
  return null;
end $$;
create trigger users_summary after update of partner_id, role_code on users for each row
  when (old.partner_id is distinct from new.partner_id or old.role_code is distinct from new.role_code)
  execute function summary_mark_member();

-- Folds up to p_limit days, the latest first; answers how many. Has to run in a REPEATABLE READ transaction: marks and
-- postings are read in one snapshot, and a mark made meanwhile stays. A day is over when nobody can add to it without
-- a mark any more: an hour after its end, and no transaction still open is older than that.
create function summary_fold(p_zone text, p_limit int) returns int language plpgsql as $$
declare v_over date; v_days date[];
begin
  if current_setting('transaction_isolation') not in ('repeatable read', 'serializable') then
    raise exception 'summary_fold needs one snapshot' using errcode = '25001';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('summary_fold', 9)) then return 0; end if;
  select ((least(now(), min(xact_start)) - interval '1 hour') at time zone p_zone)::date into v_over
    from pg_stat_activity where datname = current_database();
  select array_agg(d.day) into v_days from (
    select x.day from (
      select day::date from generate_series(
        (select (min(at) at time zone p_zone)::date from transfers)::timestamp, (v_over - 1)::timestamp, '1 day') as day
      where not exists (select from summary_folded f where f.day = day::date and f.zone = p_zone)
      union
      select (at at time zone p_zone)::date from summary_marks) x
    where x.day < v_over order by x.day desc limit p_limit) d;
  if v_days is null then return 0; end if;
  delete from summary_marks where (at at time zone p_zone)::date = any (v_days);
  delete from summary_days where day = any (v_days);
  insert into summary_days (day, partner_id, type, postings, points, owed, debt)
  select d.day, coalesce(u.partner_id, '00000000-0000-0000-0000-000000000000'), t.type, count(*), sum(t.amount),
    sum(t.d_pending + t.d_active + t.d_reserved), sum(t.d_debt)
  from unnest(v_days) as d(day)
  join ledger_postings t on t.at >= d.day::timestamp at time zone p_zone
    and t.at < (d.day + 1)::timestamp at time zone p_zone
  join users u on u.id = t.member_id and u.role_code = 'member'
  group by grouping sets ((d.day, t.type), (d.day, t.type, u.partner_id))
  having grouping(u.partner_id) = 1 or u.partner_id is not null;
  insert into summary_folded (day, zone) select day, p_zone from unnest(v_days) as d(day)
  on conflict (day) do update set zone = excluded.zone;
  return array_length(v_days, 1);
end $$;
