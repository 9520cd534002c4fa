-- Requests withdrawals and holds their points.
-- p: [{id, member_id, key, hash, points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks, tax_base_kopecks,
-- tax_kopecks, net_kopecks, year_start, year_exempt_kopecks, settings_version, card_id, card_mask, status, day_start,
-- day_max, month_start, month_points, ref}]
-- Answers in their order {outcome, id?, left?}: created | replay | mismatch | daily | monthly | debt | insufficient | requote
-- (the year's exemption moved since the facts were read) | individual (a second one of the same member: it comes after this list).
-- What has lapsed is expired first: a hold cannot take it.
-- Locks: the accounts (ledger_lock_batch).
-- Errors: PB102, an account was not locked; PB104, the lots do not cover a hold.
create or replace function withdrawal_request_batch(p jsonb, p_at timestamptz) returns setof jsonb
language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
declare v_answers jsonb[]; v_missed int; v_uncovered uuid;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform ledger_lock_batch(array(select (q->>'member_id')::uuid from jsonb_array_elements(p) q));
  perform ledger_expire(q.m, programme_day(p_at), p_at) from (
    select distinct l.member_id as m from lots l
    where l.member_id in (select (q->>'member_id')::uuid from jsonb_array_elements(p) q)
      and l.remaining > 0 and l.expires_on < programme_day(p_at)) q;
  perform set_config('ledger.writer', 'on', true);
  with asked as materialized (
    select a.*, row_number() over (partition by a.member_id order by a.n) as place
    from rows from (jsonb_to_recordset(p) as (id uuid, member_id uuid, key text, hash text, points bigint,
      rate_kopecks int, gross_kopecks bigint, tax_mode text, exempt_used_kopecks bigint, tax_base_kopecks bigint,
      tax_kopecks bigint, net_kopecks bigint, year_start timestamptz, year_exempt_kopecks bigint, settings_version int,
      card_id uuid, card_mask text, status text, day_start timestamptz, day_max int, month_start timestamptz,
      month_points bigint, ref jsonb)) with ordinality
      as a(id, member_id, key, hash, points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks,
        tax_base_kopecks, tax_kopecks, net_kopecks, year_start, year_exempt_kopecks, settings_version, card_id, card_mask,
        status, day_start, day_max, month_start, month_points, ref, n)),
  decided as materialized (
    select a.*, w.pending, w.active, w.reserved, w.debt, w.seq, w.head, o.id as known, x.month,
      case
        when a.place > 1 then 'individual'
        when o.id is not null then case when o.req_hash = decode(a.hash, 'hex') then 'replay' else 'mismatch' end
        when w.debt > 0 then 'debt'
        when w.active < a.points then 'insufficient'
        when x.day >= a.day_max then 'daily'
        when x.month + a.points > a.month_points then 'monthly'
        when x.exempt <> a.year_exempt_kopecks then 'requote'
        else 'created'
      end as outcome
    from asked a join wallets w on w.member_id = a.member_id
    left join withdrawals o on o.member_id = a.member_id and o.idem = a.key
    cross join lateral (
      select count(*) filter (where requested_at >= a.day_start) as day,
        coalesce(sum(v.points) filter (where requested_at >= a.month_start), 0) as month,
        coalesce(sum(v.exempt_used_kopecks)
          filter (where v.status <> 'failed' and (v.paid_at is null or v.paid_at >= a.year_start)), 0) as exempt
      from withdrawals v where v.member_id = a.member_id and v.status not in ('cancelled', 'rejected', 'returned')) x),
  made as materialized (
    select j.*, ledger_ref_of(j.ref) as d, j.seq + 1 as next, ledger_link(null, j.head, ledger_link_text(j.member_id,
      j.seq + 1, 'WITHDRAWAL_HOLD', 'active', 'reserved', j.points, j.id, p_at)) as chained
    from decided j where j.outcome = 'created'),
  documents as (
    insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
      exempt_used_kopecks, tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_id, card_mask,
      status, requested_at)
    select id, member_id, key, decode(hash, 'hex'), points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks,
      tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_id, card_mask, coalesce(status, 'new'), p_at
    from made),
  postings as (
    insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
      debt_after, withdrawal_id, store_id, partner_id, actor_kind, actor_id, request_id, reason_code, at, hash)
    select member_id, next, ledger_id(), 'WITHDRAWAL_HOLD', 'active', 'reserved', points, pending, active - points,
      reserved + points, debt, id, (d).store_id, (d).partner_id, (d).actor_kind, (d).actor_id, (d).request_id,
      (d).reason_code, p_at, chained
    from made),
  -- Soonest expiry first: a lot gives what is still missing after those before it.
  taken as materialized (
    select member_id, next, expires_on, least(remaining, points - before) as amount, points
    from (select m.member_id, m.next, m.points, l.expires_on, l.remaining,
        coalesce(sum(l.remaining) over (partition by m.member_id order by l.expires_on
          rows between unbounded preceding and 1 preceding), 0) as before
      from made m join lots l on l.member_id = m.member_id and l.remaining > 0) x
    where before < points),
  emptied as (
    update lots l set remaining = l.remaining - t.amount from taken t
    where l.member_id = t.member_id and l.expires_on = t.expires_on),
  used as (
    insert into lot_uses (member_id, seq, expires_on, amount) select member_id, next, expires_on, -amount from taken),
  stored as (
    update wallets w set active = w.active - m.points, reserved = w.reserved + m.points, seq = m.next, head = m.chained
    from made m where w.member_id = m.member_id and w.seq = m.seq returning w.member_id),
  events as (
    insert into withdrawal_events (withdrawal_id, at, id, to_status, actor_kind, actor_id)
    select id, p_at, ledger_id(), coalesce(status, 'new'), 'user', member_id from made)
  select
    array(select case
        when outcome = 'created' then jsonb_build_object('outcome', outcome, 'id', j.id)
        when outcome in ('replay', 'mismatch') then jsonb_build_object('outcome', outcome, 'id', known)
        when outcome = 'debt' then jsonb_build_object('outcome', outcome, 'left', debt)
        when outcome = 'insufficient' then jsonb_build_object('outcome', outcome, 'left', active)
        when outcome = 'monthly' then jsonb_build_object('outcome', outcome, 'left', greatest(0, month_points - month))
        else jsonb_build_object('outcome', outcome)
      end from decided j order by j.n),
    (select count(*) from made) - (select count(*) from stored),
    (select m.member_id from made m left join taken t using (member_id) group by m.member_id, m.points
      having coalesce(sum(t.amount), 0) <> m.points limit 1)
    into v_answers, v_missed, v_uncovered;
  perform set_config('ledger.writer', v_writer, true);
  if v_missed <> 0 then
    raise exception '% wallets were not locked', v_missed using errcode = 'PB102';
  end if;
  if v_uncovered is not null then
    raise exception 'lots of % do not cover the hold', v_uncovered using errcode = 'PB104';
  end if;
  return query select unnest(v_answers);
end $$;
