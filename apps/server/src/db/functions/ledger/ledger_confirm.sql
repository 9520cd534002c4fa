-- Approved lines get their activation time; those already due are activated in the same call. Answers their sum.
-- Locks: the account, one stripe of each promotion's budget.
create or replace function ledger_confirm(p_member uuid, p_sale uuid, p_items uuid[], p_activate_at timestamptz,
  p_expires_on date, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare a accruals; v_total bigint := 0;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  perform ledger_lock(p_member);
  for a in select * from accruals where member_id = p_member and sale_id = p_sale and status = 'pending'
    and (p_items is null or sale_item_id = any (p_items)) order by promotion_id nulls first, sale_item_id
  loop
    update accruals set status = 'scheduled', activate_at = p_activate_at, expires_on = p_expires_on
      where id = a.id;
    perform budget_move(a.promotion_id, a.budget_stripe, -a.left_pending, a.left_pending);
    v_total := v_total + a.left_pending;
  end loop;
  if p_activate_at <= p_at then perform ledger_activate(p_member, p_ref, p_at); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
