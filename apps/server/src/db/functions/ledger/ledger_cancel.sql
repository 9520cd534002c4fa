-- Cancels the pending points of a sale; p_items null means the whole sale. Only what is still pending can be cancelled;
-- answers the sum.
-- Locks: the account, one stripe of each promotion's budget.
create or replace function ledger_cancel(p_member uuid, p_sale uuid, p_items uuid[], p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; v_total bigint := 0;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  d.sale_id := p_sale;
  for a in select * from accruals where member_id = p_member and sale_id = p_sale
    and status in ('pending', 'scheduled') and (p_items is null or sale_item_id = any (p_items))
    order by promotion_id nulls first, sale_item_id
  loop
    d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
    d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
    w := ledger_post(w, d, 'ACCRUAL_CANCEL', 'pending',
      case a.kind when 'base' then 'ISSUED'::ledger_account else 'PROMO' end, a.left_pending, p_at);
    update accruals set status = 'cancelled', left_pending = 0 where id = a.id;
    perform budget_move(a.promotion_id, a.budget_stripe,
      case a.status when 'pending' then -a.left_pending else 0 end,
      case a.status when 'scheduled' then -a.left_pending else 0 end);
    v_total := v_total + a.left_pending;
  end loop;
  if v_total > 0 then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
