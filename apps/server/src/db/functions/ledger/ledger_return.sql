-- Return of products (domain.md 3.9): pending of the line, its own lot, other lots, then debt, each step stopped by the
-- policy. Lines: [{sale_item_id, points, accrual_id?}]: with accrual_id the points of that accrual alone, else of all of the
-- item. p_pending is the kind of posting for what was still pending: a refusal cancels it. Answers {pending, active, debt,
-- waived}.
-- Locks: the account, one stripe of each promotion's budget.
-- Errors: PB104, as ledger_take.
create or replace function ledger_return(p_member uuid, p_sale uuid, p_lines jsonb, p_policy text, p_debt_cap bigint,
  p_ref jsonb, p_at timestamptz, p_pending ledger_operation default 'SALE_RETURN')
returns jsonb language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; r record; v_seq bigint; v_sink ledger_account;
  v_left bigint; v_want bigint; v bigint; v_gone bigint;
  v_pending bigint := 0; v_active bigint := 0; v_debt bigint := 0; v_waived bigint := 0;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  v_seq := w.seq;
  w := ledger_lapse(w, programme_day(p_at), p_at);
  for r in select x.sale_item_id, x.accrual_id, x.points
    from jsonb_to_recordset(p_lines) as x(sale_item_id uuid, accrual_id uuid, points bigint)
    order by x.sale_item_id, x.accrual_id
  loop
    v_left := r.points;
    for a in select * from accruals where member_id = p_member and sale_id = p_sale and status <> 'cancelled'
      and sale_item_id = r.sale_item_id and (r.accrual_id is null or id = r.accrual_id) order by promotion_id nulls first
    loop
      v_want := least(v_left, a.points - a.returned);
      continue when v_want <= 0;
      v_left := v_left - v_want; v_gone := 0;
      v_sink := case a.kind when 'base' then 'ISSUED' else 'PROMO' end;
      d.sale_id := p_sale; d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
      d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
      v := least(v_want, a.left_pending);
      if v > 0 then
        w := ledger_post(w, d, p_pending, 'pending', v_sink, v, p_at);
        v_pending := v_pending + v; v_gone := v_gone + v;
      end if;
      v := case when p_policy = 'only_pending' then 0 else least(v_want - v_gone, w.active) end;
      if v > 0 then
        w := ledger_post(w, d, 'SALE_RETURN', 'active', v_sink, v, p_at);
        perform ledger_take(p_member, w.seq, v, a.expires_on);
        v_active := v_active + v; v_gone := v_gone + v;
      end if;
      v := case when p_policy = 'to_debt'
        then least(v_want - v_gone, greatest(0, coalesce(p_debt_cap, v_want) - w.debt)) else 0 end;
      if v > 0 then
        w := ledger_post(w, d, 'RETURN_DEBT', 'debt', v_sink, v, p_at);
        v_debt := v_debt + v; v_gone := v_gone + v;
      end if;
      v_waived := v_waived + v_want - v_gone;
      v := least(v_want, a.left_pending);
      update accruals set returned = returned + v_want, left_pending = left_pending - v,
        status = case when left_pending > 0 and left_pending = v then 'cancelled' else status end
        where id = a.id;
      perform budget_move(a.promotion_id, a.budget_stripe,
        case a.status when 'pending' then -v_gone else 0 end, case a.status when 'pending' then 0 else -v_gone end);
    end loop;
  end loop;
  if w.seq > v_seq then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return jsonb_build_object('pending', v_pending, 'active', v_active, 'debt', v_debt, 'waived', v_waived);
end $$;
