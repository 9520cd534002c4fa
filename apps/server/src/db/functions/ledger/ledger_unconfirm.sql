-- Undoes a confirmation; answers the points that are pending again. What has been written off stays so: an accrual of which
-- nothing is left keeps its state.
-- Locks: the account, one stripe of each promotion's budget.
-- Errors: PB010, some of the points are no longer there to take back.
create or replace function ledger_unconfirm(p_member uuid, p_sale uuid, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; v_total bigint := 0; v_posted boolean := false;
  v_left bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  for a in select * from accruals where member_id = p_member and sale_id = p_sale
    and (status = 'scheduled' or status = 'active' and returned < points) order by promotion_id nulls first, sale_item_id
  loop
    if a.status = 'active' then
      select remaining into v_left from lots where member_id = p_member and expires_on = a.expires_on;
      if coalesce(v_left, 0) < a.points - a.returned then
        raise exception 'points of the sale are already used' using errcode = 'PB010';
      end if;
      d.sale_id := a.sale_id; d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
      d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
      w := ledger_post(w, d, 'ACTIVATION_CANCEL', 'active', 'pending', a.points - a.returned, p_at);
      perform ledger_take(p_member, w.seq, a.points - a.returned, a.expires_on);
      v_posted := true;
    end if;
    update accruals set status = 'pending', left_pending = case when status = 'active' then points - returned else left_pending end,
      activate_at = null, expires_on = null where id = a.id;
    v_left := case when a.status = 'active' then a.points - a.returned else a.left_pending end;
    perform budget_move(a.promotion_id, a.budget_stripe, v_left, -v_left);
    v_total := v_total + v_left;
  end loop;
  if v_posted then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
