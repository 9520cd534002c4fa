-- Writes one sale: document, items, claims, points. p is the sale as the command prepares it; a new one is written once, a
-- draft or a clarified one (`is_new` false) is replaced. Answers {outcome, id?}: saved | replay | mismatch | state |
-- conflict. An error undoes all of it.
-- Locks: the account (ledger_lock), the sale, then what sale_claim and budget_reserve lock.
-- Errors: PB020, PB021 as sale_claim; PB001, PB002 as budget_reserve.
create or replace function sale_register(p jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
declare o sales; k sale_keys; v_id uuid := (p->>'id')::uuid; v_member uuid := (p->>'member_id')::uuid; r jsonb := p->'receipt';
  v_live boolean := p->>'status' <> 'draft';
begin
  perform ledger_lock(v_member);
  if p->>'key' is not null then
    select * into k from sale_keys where member_id = v_member and idem = p->>'key';
    if found then
      return jsonb_build_object('id', k.sale_id, 'outcome',
        case when k.req_hash = decode(p->>'hash', 'hex') then 'replay' else 'mismatch' end);
    end if;
  end if;
  if (p->>'is_new')::boolean then
    insert into sales (id, member_id, status, store_id, partner_id, sale_date, receipt_key, receipt_qr, receipt_fn,
      receipt_fd, receipt_fpd, receipt_total_kopecks, receipt_at, comment, source, external_id, total_kopecks,
      points_preview, points_total, submitted_at, sla_due_at, fingerprint, created_at, updated_at)
    values (v_id, v_member, p->>'status', (p->>'store_id')::uuid, (p->>'partner_id')::uuid, (p->>'sale_date')::date,
      r->>'key', r->>'qr', r->>'fn', r->>'fd', r->>'fpd', (r->>'total')::bigint, (r->>'at')::timestamptz, p->>'comment',
      coalesce(p->>'source', 'portal'), p->>'external_id', (p->>'total_kopecks')::bigint,
      (p->>'points_preview')::bigint, case when v_live then (p->>'points_preview')::bigint else 0 end,
      case when v_live then p_at end, (p->>'sla_due_at')::timestamptz, p->>'fingerprint', p_at, p_at);
  else
    select * into o from sales where id = v_id and member_id = v_member for update;
    if not found or not (o.status = any (array(select jsonb_array_elements_text(p->'from')))) then
      return '{"outcome":"state"}';
    elsif p->>'version' is not null and o.version <> (p->>'version')::int then
      return '{"outcome":"conflict"}';
    end if;
    perform ledger_cancel(v_member, v_id, null, p->'ref', p_at);
    perform sale_unclaim(v_id, null);
    if o.status = 'draft' then
      delete from sale_items where sale_id = v_id;
    else
      update sale_items set removed_at = p_at where sale_id = v_id and removed_at is null;
    end if;
    delete from sale_files where sale_id = v_id;
    delete from sale_flags where sale_id = v_id;
    update sales set
      status = p->>'status', store_id = (p->>'store_id')::uuid, partner_id = (p->>'partner_id')::uuid,
      sale_date = (p->>'sale_date')::date, receipt_key = r->>'key', receipt_qr = r->>'qr', receipt_fn = r->>'fn',
      receipt_fd = r->>'fd', receipt_fpd = r->>'fpd', receipt_total_kopecks = (r->>'total')::bigint,
      receipt_at = (r->>'at')::timestamptz, comment = p->>'comment', external_id = p->>'external_id',
      total_kopecks = (p->>'total_kopecks')::bigint, points_preview = (p->>'points_preview')::bigint,
      points_total = case when v_live then (p->>'points_preview')::bigint else 0 end,
      submitted_at = case when v_live then coalesce(submitted_at, p_at) end,
      sla_due_at = (p->>'sla_due_at')::timestamptz, reason_code = null, reason_text = null, updated_at = p_at,
      version = version + 1
    where id = v_id;
  end if;
  if p->>'key' is not null then
    insert into sale_keys values (v_member, p->>'key', decode(p->>'hash', 'hex'), v_id);
  end if;
  insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, serial_number, serial_key,
    points, base_points, points_lines, formula)
  select x.id, v_id, x.position, x.product_id, x.quantity, x.price_kopecks, x.serial_number, x.serial_key,
    x.points, x.base_points, x.points_lines, x.formula
  from jsonb_to_recordset(p->'items') as x(id uuid, position int, product_id uuid, quantity int,
    price_kopecks bigint, serial_number text, serial_key text, points bigint,
    base_points bigint, points_lines jsonb, formula jsonb);
  insert into sale_files (sale_id, file_id, position)
  select v_id, value::uuid, ordinality from jsonb_array_elements_text(p->'file_ids') with ordinality;
  if v_live then
    perform sale_claim(v_id, v_member, (p->>'store_id')::uuid, r->>'key', p_at);
    perform ledger_accrue(v_member, p->'accruals', p->'ref', p_at);
    insert into sale_flags (sale_id, code, position, text, weight, related_sale_id)
    select v_id, x.code, x.position, x.text, x.weight, x.related_sale_id
    from jsonb_to_recordset(p->'flags') as x(code text, position int, text text, weight int, related_sale_id uuid);
    insert into sale_events (id, sale_id, at, status, title, text, actor_kind, actor_id)
    values (ledger_id(), v_id, p_at, p->>'status', p->'event'->>'title', p->'event'->>'text',
      p->'event'->>'actor_kind', (p->'ref'->>'actor_id')::uuid);
  end if;
  return jsonb_build_object('outcome', 'saved', 'id', v_id);
end $$;
