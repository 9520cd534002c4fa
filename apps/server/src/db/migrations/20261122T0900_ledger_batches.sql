-- What comes together is written together (ADR 6): one statement for each table instead of one for each person. The
-- database reads every CHECK of a table anew for each statement, so thirty people in one cost little more than one.
-- A call for one person stays as it was, and is quicker for one; a property test holds both to the same books.
-- Plans are made once on a connection, and by index whatever the database guesses about the size of a batch.

-- Accounts in the one order everybody keeps; what is read afterwards is newer than the locks (ledger.md §2.4, trap 2).
-- An account somebody holds for long does not hold the others of a batch: they give up and go alone.
create function ledger_locks(p_members uuid[]) returns void language plpgsql
set lock_timeout = '1s' as $$
begin
  perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  insert into wallets (member_id)
    select distinct q.m from unnest(p_members) as q(m) left join wallets w on w.member_id = q.m
    where w.member_id is null order by q.m
    on conflict do nothing;
  if found then
    perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  end if;
end $$;

-- What a link of the chain is made of; ledger_hash is one link, ledger_chain a run of them in the order of postings.
create function ledger_link_text(p_member uuid, p_seq bigint, p_type ledger_operation, p_dr ledger_account,
  p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamptz) returns text language sql stable as $$
  select concat_ws('|', p_member, p_seq, p_type, p_dr, p_cr, p_amount, coalesce(p_doc::text, '-'),
    (extract(epoch from p_at) * 1000000)::bigint)
$$;
create function ledger_link(p_last bytea, p_head bytea, p_text text) returns bytea language plpgsql immutable as $$
begin
  return sha256(coalesce(p_last, p_head, ''::bytea) || convert_to(p_text, 'UTF8'));
end $$;
create aggregate ledger_chain(bytea, text) (sfunc = ledger_link, stype = bytea);

-- Lines of several sales, p: [{member_id, ref, lines: [{sale_item_id, kind, promotion_id?, promotion_version_id?,
-- points}]}], in the order they are posted; stripe: of the promotion's budget, when it has one.
create function ledger_lines(p jsonb) returns table (n bigint, member_id uuid, ref jsonb, sale_item_id uuid, kind text,
  promotion_id uuid, promotion_version_id uuid, points bigint, stripe smallint) language sql stable as $$
  select s.n, s.member_id, s.ref, l.sale_item_id, l.kind, l.promotion_id, l.promotion_version_id, l.points,
    case when l.kind = 'promotion' then (select (abs(hashtext(s.member_id::text)::bigint) % nullif(count(*), 0))::smallint
      from promotion_budgets b where b.promotion_id = l.promotion_id) end
  from rows from (jsonb_to_recordset(p) as (member_id uuid, ref jsonb, lines jsonb)) with ordinality
    as s(member_id, ref, lines, n)
  cross join lateral jsonb_to_recordset(s.lines) as l(sale_item_id uuid, kind text, promotion_id uuid,
    promotion_version_id uuid, points bigint)
  where l.points > 0
$$;

-- Which of the sales their budgets do not reach, by the place in p: PB002 the budget is spent, PB001 enough is left in
-- other stripes. The stripes are locked, in their order. One that does not fit counts against those after it.
create function ledger_short(p jsonb) returns table (n bigint, state text, promotion_id uuid) language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if not p @? '$[*].lines[*].promotion_id' then return; end if;
  perform 1 from promotion_budgets b
    where (b.promotion_id, b.stripe) in (select l.promotion_id, l.stripe from ledger_lines(p) l where l.stripe is not null)
    order by b.promotion_id, b.stripe for update;
  return query
  select distinct on (x.n) x.n, case when f.free < x.points then 'PB002' else 'PB001' end, x.promotion_id
  from (select l.*, sum(l.points) over (partition by l.promotion_id, l.stripe order by l.n, l.sale_item_id) as asked
    from ledger_lines(p) l where l.stripe is not null) x
  join promotion_budgets b on b.promotion_id = x.promotion_id and b.stripe = x.stripe
  cross join lateral (select sum(limit_points - reserved - spent) as free from promotion_budgets o
    where o.promotion_id = x.promotion_id) f
  where x.asked > b.limit_points - b.reserved - b.spent
  order by x.n;
end $$;

-- Pending points of several sales, as ledger_lines tells them. The caller has asked ledger_short; a budget that is
-- short after all breaks its own CHECK. Answers the postings by sale, each sale's in their order.
create function ledger_accruals(p jsonb, p_at timestamptz) returns table (sale_id uuid, postings jsonb)
language plpgsql rows 50 set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
#variable_conflict use_column
declare v_posted jsonb; v_missed int;
begin
  perform ledger_locks(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
  with lines as materialized (
    select l.*, ledger_ref_of(l.ref) as d, ledger_id() as accrual_id,
      row_number() over (partition by l.member_id order by l.n, l.promotion_id nulls first, l.sale_item_id) as turn,
      case l.kind when 'base' then 'SALE_ACCRUAL'::ledger_operation else 'PROMO_ACCRUAL' end as type,
      case l.kind when 'base' then 'ISSUED'::ledger_account else 'PROMO' end as source
    from ledger_lines(p) l),
  posted as materialized (
    select l.*, w.seq + l.turn as seq, w.seq as was, w.active, w.reserved, w.debt,
      w.pending + sum(l.points) over account as pending,
      ledger_chain(w.head, ledger_link_text(l.member_id, w.seq + l.turn, l.type, l.source, 'pending', l.points,
        l.accrual_id, p_at)) over account as hash
    from lines l join wallets w on w.member_id = l.member_id
    window account as (partition by l.member_id order by l.turn)),
  transferred as (
    insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
      debt_after, sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, store_id, partner_id,
      actor_kind, actor_id, request_id, reason_code, at, hash)
    select member_id, seq, ledger_id(), type, source, 'pending', points, pending, active, reserved, debt,
      (d).sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, (d).store_id, (d).partner_id,
      (d).actor_kind, (d).actor_id, (d).request_id, (d).reason_code, p_at, hash
    from posted order by member_id, seq
    returning sale_id, id, number, type, amount, seq),
  accrued as (
    insert into accruals (id, member_id, sale_id, sale_item_id, kind, promotion_id, promotion_version_id,
      points, left_pending, budget_stripe, created_at)
    select accrual_id, member_id, (d).sale_id, sale_item_id, kind, promotion_id, promotion_version_id, points, points,
      stripe, p_at
    from posted),
  budgeted as (
    update promotion_budgets b set reserved = b.reserved + x.points
    from (select l.promotion_id, l.stripe, sum(l.points) as points from posted l where l.stripe is not null group by 1, 2) x
    where b.promotion_id = x.promotion_id and b.stripe = x.stripe),
  last as materialized (
    select distinct on (member_id) member_id, was, seq, pending, hash from posted order by member_id, seq desc),
  kept as (
    update wallets w set pending = l.pending, seq = l.seq, head = l.hash
    from last l where w.member_id = l.member_id and w.seq = l.was returning w.member_id)
  select (select jsonb_object_agg(s.sale_id, s.postings) from (
      select t.sale_id, jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'type', t.type, 'points', t.amount)
        order by t.seq) as postings
      from transferred t where t.sale_id is not null group by t.sale_id) s),
      (select count(*) from last) - (select count(*) from kept)
    into v_posted, v_missed;
  if v_missed <> 0 then
    raise exception '% wallets were not locked', v_missed using errcode = 'PB102';
  end if;
  return query select s.key::uuid, s.value from jsonb_each(v_posted) s;
end $$;

-- p: requests as withdrawal_request takes them; answers in their order, and with what a card of the withdrawal shows
-- of it (number, hold), so that it need not be read again. A second one of the same member is told
-- `alone`: it has to come by itself, after this batch.
create function withdrawal_requests(p jsonb, p_at timestamptz) returns setof jsonb
language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
declare v_answers jsonb[]; v_missed int; v_uncovered uuid;
begin
  perform ledger_locks(array(select (q->>'member_id')::uuid from jsonb_array_elements(p) q));
  with asked as materialized (
    select a.*, row_number() over (partition by a.member_id order by a.n) as turn
    from rows from (jsonb_to_recordset(p) as (id uuid, member_id uuid, key text, hash text, points bigint,
      rate_kopecks int, gross_kopecks bigint, tax_mode text, exempt_used_kopecks bigint, tax_base_kopecks bigint,
      tax_kopecks bigint, net_kopecks bigint, year_start timestamptz, year_gross_kopecks bigint, settings_version int,
      card_id uuid, card_mask text, status text, day_start timestamptz, day_max int, month_start timestamptz,
      month_points bigint, ref jsonb)) with ordinality
      as a(id, member_id, key, hash, points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks,
        tax_base_kopecks, tax_kopecks, net_kopecks, year_start, year_gross_kopecks, settings_version, card_id, card_mask,
        status, day_start, day_max, month_start, month_points, ref, n)),
  judged as materialized (
    select a.*, w.pending, w.active, w.reserved, w.debt, w.seq, w.head, o.id as known, x.month,
      case
        when a.turn > 1 then 'alone'
        when o.id is not null then case when o.req_hash = decode(a.hash, 'hex') then 'replay' else 'mismatch' end
        when w.debt > 0 then 'debt'
        when w.active < a.points then 'insufficient'
        when x.day >= a.day_max then 'daily'
        when x.month + a.points > a.month_points then 'monthly'
        when x.year <> a.year_gross_kopecks then 'requote'
        else 'created'
      end as outcome
    from asked a join wallets w on w.member_id = a.member_id
    left join withdrawals o on o.member_id = a.member_id and o.idem = a.key
    cross join lateral (
      select count(*) filter (where requested_at >= a.day_start) as day,
        coalesce(sum(v.points) filter (where requested_at >= a.month_start), 0) as month,
        coalesce(sum(v.gross_kopecks) filter (where requested_at >= a.year_start), 0) as year
      from withdrawals v where v.member_id = a.member_id and v.status not in ('cancelled', 'rejected', 'returned')
        and v.requested_at >= least(a.year_start, a.month_start)) x),
  made as materialized (
    select j.*, ledger_ref_of(j.ref) as d, j.seq + 1 as next, ledger_link(null, j.head, ledger_link_text(j.member_id,
      j.seq + 1, 'WITHDRAWAL_HOLD', 'active', 'reserved', j.points, j.id, p_at)) as chained
    from judged j where j.outcome = 'created'),
  written as (
    insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
      exempt_used_kopecks, tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_id, card_mask,
      status, requested_at)
    select id, member_id, key, decode(hash, 'hex'), points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks,
      tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_id, card_mask, coalesce(status, 'new'), p_at
    from made
    returning id, number),
  posted as (
    insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
      debt_after, withdrawal_id, store_id, partner_id, actor_kind, actor_id, request_id, reason_code, at, hash)
    select member_id, next, ledger_id(), 'WITHDRAWAL_HOLD', 'active', 'reserved', points, pending, active - points,
      reserved + points, debt, id, (d).store_id, (d).partner_id, (d).actor_kind, (d).actor_id, (d).request_id,
      (d).reason_code, p_at, chained
    from made
    returning withdrawal_id, id, number, seq, pending_after, active_after, reserved_after, debt_after),
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
  kept as (
    update wallets w set active = w.active - m.points, reserved = w.reserved + m.points, seq = m.next, head = m.chained
    from made m where w.member_id = m.member_id and w.seq = m.seq returning w.member_id),
  told as (
    insert into withdrawal_events (withdrawal_id, at, id, to_status, actor_kind, actor_id)
    select id, p_at, ledger_id(), coalesce(status, 'new'), 'user', member_id from made)
  select
    array(select case
        when outcome = 'created' then jsonb_build_object('outcome', outcome, 'id', j.id, 'number', r.number,
          'hold', jsonb_build_object('id', h.id, 'number', h.number, 'seq', h.seq, 'pendingAfter', h.pending_after,
            'activeAfter', h.active_after, 'reservedAfter', h.reserved_after, 'debtAfter', h.debt_after))
        when outcome in ('replay', 'mismatch') then jsonb_build_object('outcome', outcome, 'id', known)
        when outcome = 'debt' then jsonb_build_object('outcome', outcome, 'left', debt)
        when outcome = 'insufficient' then jsonb_build_object('outcome', outcome, 'left', active)
        when outcome = 'monthly' then jsonb_build_object('outcome', outcome, 'left', greatest(0, month_points - month))
        else jsonb_build_object('outcome', outcome)
      end from judged j left join written r on r.id = j.id left join posted h on h.withdrawal_id = j.id order by j.n),
    (select count(*) from made) - (select count(*) from kept),
    (select m.member_id from made m left join taken t using (member_id) group by m.member_id, m.points
      having coalesce(sum(t.amount), 0) <> m.points limit 1)
    into v_answers, v_missed, v_uncovered;
  if v_missed <> 0 then
    raise exception '% wallets were not locked', v_missed using errcode = 'PB102';
  end if;
  if v_uncovered is not null then
    raise exception 'lots of % do not cover the hold', v_uncovered using errcode = 'PB104';
  end if;
  return query select unnest(v_answers);
end $$;

-- Whether anybody listens is asked once for a statement, not for each posting.
create or replace function webhook_points() returns trigger language plpgsql as $$
begin
  if not webhook_wanted() then return null; end if;
  perform webhook_emit('points.posted', array['transactionPage.transactionListAdmin:read'], t.partner_id, null,
    t.at, jsonb_build_object('operationId', t.id, 'number', t.number::text, 'type', t.type, 'points',
      case when t.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ADJUST_CREDIT', 'OPENING_BALANCE')
        then t.amount else -t.amount end,
      'memberId', t.member_id, 'saleId', t.sale_id, 'promotionId', t.promotion_id), null)
  from (select * from posted order by number) t
  where t.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACCRUAL_CANCEL', 'SALE_RETURN', 'RETURN_DEBT', 'EXPIRATION',
    'ADJUST_CREDIT', 'ADJUST_DEBIT', 'OPENING_BALANCE');
  return null;
end $$;
drop trigger transfers_webhook on transfers;
create trigger transfers_webhook after insert on transfers referencing new table as posted
  for each statement execute function webhook_points();
