-- A sale on the account (see 20261124T1610).

-- Lines: [{sale_item_id, kind, promotion_id?, promotion_version_id?, points}]; answers their sum.
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

-- p_items null = the whole sale. Only what is still pending can be cancelled; answers the sum.
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

-- Everything of this member that is due; answers the points activated. Repays debt at once.
create or replace function ledger_activate(p_member uuid, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; v_total bigint := 0;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  for a in select * from accruals where member_id = p_member and status = 'scheduled'
    and activate_at <= p_at order by activate_at, id
  loop
    d.sale_id := a.sale_id; d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
    d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
    d.expires_on := a.expires_on;
    w := ledger_post(w, d, 'ACTIVATION', 'pending', 'active', a.left_pending, p_at);
    perform ledger_put(p_member, w.seq, a.expires_on, a.left_pending);
    update accruals set status = 'active', left_pending = 0 where id = a.id;
    d.expires_on := null;
    w := ledger_repay(w, d, p_at);
    v_total := v_total + a.left_pending;
  end loop;
  if v_total > 0 then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;

-- Approved lines get their activation time; those already due come alive in the same call.
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

-- Undo of a confirmation. PB010: some of the points are no longer there to take back.
create or replace function ledger_unconfirm(p_member uuid, p_sale uuid, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; v_total bigint := 0; v_posted boolean := false;
  v_left bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  for a in select * from accruals where member_id = p_member and sale_id = p_sale
    and status in ('scheduled', 'active') order by promotion_id nulls first, sale_item_id
  loop
    if a.status = 'active' then
      select remaining into v_left from lots where member_id = p_member and expires_on = a.expires_on;
      if a.returned > 0 or coalesce(v_left, 0) < a.points then
        raise exception 'points of the sale are already used' using errcode = 'PB010';
      end if;
      d.sale_id := a.sale_id; d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
      d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
      w := ledger_post(w, d, 'ACTIVATION_CANCEL', 'active', 'pending', a.points, p_at);
      perform ledger_take(p_member, w.seq, a.points, a.expires_on);
      v_posted := true;
    end if;
    update accruals set status = 'pending', left_pending = case when status = 'active' then points else left_pending end,
      activate_at = null, expires_on = null where id = a.id;
    v_left := case when a.status = 'active' then a.points else a.left_pending end;
    perform budget_move(a.promotion_id, a.budget_stripe, v_left, -v_left);
    v_total := v_total + v_left;
  end loop;
  if v_posted then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
