-- Pending points of sales, p as ledger_lines reads it; answers their sum. p_prepared: the transaction holds the accounts and
-- has asked ledger_short; a budget that is short after all breaks its own CHECK.
-- Locks: the accounts (ledger_lock_batch), the stripes of the budgets (ledger_short).
-- Errors: PB001, PB002, a budget does not cover a sale (detail: the promotion), as ledger_short. PB102, an account has moved
-- meanwhile: it was not locked.
create or replace function ledger_accrue_batch(p jsonb, p_at timestamptz, p_prepared boolean default false)
returns bigint language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
declare v_short record; v_total bigint; v_missed int;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  if not p_prepared then
    perform ledger_lock_batch(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
    select * into v_short from ledger_short(p) limit 1;
    if found then
      raise exception 'promotion budget does not cover the points'
        using errcode = v_short.state, detail = v_short.promotion_id::text;
    end if;
  end if;
  perform set_config('ledger.writer', 'on', true);
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
    from posted order by member_id, seq),
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
  stored as (
    update wallets w set pending = l.pending, seq = l.seq, head = l.hash
    from last l where w.member_id = l.member_id and w.seq = l.was returning w.member_id)
  select coalesce((select sum(points) from posted), 0), (select count(distinct member_id) from lines) - (select count(*) from stored)
    into v_total, v_missed;
  perform set_config('ledger.writer', v_writer, true);
  if v_missed <> 0 then
    raise exception '% wallets were not locked', v_missed using errcode = 'PB102';
  end if;
  return v_total;
end $$;
