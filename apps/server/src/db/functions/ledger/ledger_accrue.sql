-- Pending points of one sale. Lines: [{sale_item_id, kind, promotion_id?, promotion_version_id?, points}]; answers their sum.
-- Locks: the account, one stripe of each promotion's budget.
-- Errors: PB001, PB002 as budget_reserve.
create or replace function ledger_accrue(p_member uuid, p_lines jsonb, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); r record; v_total bigint := 0; v_stripe smallint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  for r in
    select x.*, coalesce(x.points, 0) as n from jsonb_to_recordset(p_lines) as
      x(sale_item_id uuid, kind text, promotion_id uuid, promotion_version_id uuid, points bigint)
    order by x.promotion_id nulls first, x.sale_item_id
  loop
    continue when r.n = 0;
    d.accrual_id := ledger_id(); d.sale_item_id := r.sale_item_id;
    d.promotion_id := r.promotion_id; d.promotion_version_id := r.promotion_version_id;
    w := ledger_post(w, d,
      case r.kind when 'base' then 'SALE_ACCRUAL'::ledger_operation else 'PROMO_ACCRUAL' end,
      case r.kind when 'base' then 'ISSUED'::ledger_account else 'PROMO' end, 'pending', r.n, p_at);
    v_stripe := null;
    if r.kind = 'promotion' then v_stripe := budget_reserve(r.promotion_id, p_member, r.n); end if;
    insert into accruals (id, member_id, sale_id, sale_item_id, kind, promotion_id, promotion_version_id,
      points, left_pending, budget_stripe, created_at)
    values (d.accrual_id, p_member, d.sale_id, r.sale_item_id, r.kind, r.promotion_id, r.promotion_version_id,
      r.n, r.n, v_stripe, p_at);
    v_total := v_total + r.n;
  end loop;
  if v_total > 0 then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
