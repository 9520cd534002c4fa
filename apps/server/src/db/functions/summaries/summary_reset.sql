-- Empties the sums and reads every member into them; answers the day on which the programme's rows begin. For the first
-- refresh, and after a change of the time zone.
-- Locks: none of its own, the caller is the only one that refreshes.
create or replace function summary_reset(p_zone text, p_until timestamptz) returns timestamptz language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare v_from timestamptz;
begin
  -- delete, not truncate: concurrent readers go on with what they see.
  delete from summary_members;
  delete from summary_visits;
  delete from summary_sales;
  delete from summary_payouts;
  delete from summary_days;
  delete from summary_owed;
  delete from summary_people;
  delete from summary_visit_days;
  delete from summary_goods;
  delete from summary_regions;
  delete from summary_payout_days;
  insert into summary_members (member_id, partner_id, store_id, status, joined, seen)
  select id, partner_id, store_id, status, (registered_at at time zone p_zone)::date,
    (coalesce(last_login_at, registered_at) at time zone p_zone)::date
  from users where role_code = 'member';
  perform summary_add_people(null, 1);
  select least(p_until, (select min(at) from transfers), (select min(submitted_at) from sales),
    (select min(requested_at) from withdrawals)) into v_from;
  return date_trunc('day', v_from at time zone p_zone) at time zone p_zone;
end $$;
