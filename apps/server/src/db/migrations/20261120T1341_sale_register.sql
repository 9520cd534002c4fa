-- A sale is written in one call: document, items, claims, points. Errors undo all of it:
-- PB020 serial is claimed (detail: item id), PB021 receipt is used, PB001/PB002 promotion budget.

create function sale_claim(p_sale uuid, p_member uuid, p_store uuid, p_receipt text, p_at timestamptz)
returns void language plpgsql as $$
declare i sale_items;
begin
  if p_receipt is not null then
    perform pg_advisory_xact_lock(hashtextextended(p_receipt, 7));
    if exists (select from receipt_claims where receipt_key = p_receipt and store_id <> p_store
      and sale_id <> p_sale and (live_until is null or live_until > p_at)) then
      raise exception 'receipt belongs to another store' using errcode = 'PB021';
    end if;
  end if;
  -- One order for everybody, so that two sales with the same numbers wait instead of deadlocking.
  for i in select * from sale_items where sale_id = p_sale and removed_at is null
    order by product_id, serial_key nulls first
  loop
    if i.serial_key is not null then
      insert into serial_claims (product_id, serial_key, sale_item_id, sale_id, member_id, claimed_at)
      values (i.product_id, i.serial_key, i.id, p_sale, p_member, p_at)
      on conflict (product_id, serial_key) do update set sale_item_id = excluded.sale_item_id,
        sale_id = excluded.sale_id, member_id = excluded.member_id, claimed_at = excluded.claimed_at, live_until = null
        where serial_claims.live_until <= p_at or serial_claims.sale_id = p_sale;
      if not found then
        raise exception 'serial number is claimed' using errcode = 'PB020', detail = i.id::text;
      end if;
    end if;
    if p_receipt is not null then
      insert into receipt_claims (receipt_key, product_id, serial_key, sale_id, store_id)
      values (p_receipt, i.product_id, coalesce(i.serial_key, ''), p_sale, p_store)
      on conflict (receipt_key, product_id, serial_key) do update set sale_id = excluded.sale_id,
        store_id = excluded.store_id, live_until = null
        where receipt_claims.live_until <= p_at or receipt_claims.sale_id = p_sale;
      if not found then
        raise exception 'receipt is used' using errcode = 'PB021';
      end if;
    end if;
  end loop;
end $$;

-- p_until null: free at once; otherwise the claim holds until then (dispute window).
create function sale_unclaim(p_sale uuid, p_until timestamptz) returns void language plpgsql as $$
begin
  if p_until is null then
    delete from serial_claims where sale_id = p_sale;
    delete from receipt_claims where sale_id = p_sale;
  else
    update serial_claims set live_until = p_until where sale_id = p_sale;
    update receipt_claims set live_until = p_until where sale_id = p_sale;
  end if;
end $$;

-- p: {id, is_new, version?, from[], member_id, key?, hash?, status, store_id, partner_id, sale_date, receipt?
-- {key, qr, fn, fd, fpd, total, at}, comment, source, external_id, points_preview, total_kopecks, submitted_at,
-- sla_due_at, fingerprint, items[], accruals[], file_ids[], flags[], event {title, text, actor_kind}, ref}
-- Answers {outcome, id}: saved | replay | mismatch | conflict (version) | state.
create function sale_register(p jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
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
    insert into sales (id, member_id, status, created_at, updated_at, source, fingerprint)
      values (v_id, v_member, 'draft', p_at, p_at, coalesce(p->>'source', 'portal'), p->>'fingerprint');
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
  end if;
  if p->>'key' is not null then
    insert into sale_keys values (v_member, p->>'key', decode(p->>'hash', 'hex'), v_id);
  end if;
  update sales set
    status = p->>'status', store_id = (p->>'store_id')::uuid, partner_id = (p->>'partner_id')::uuid,
    sale_date = (p->>'sale_date')::date, receipt_key = r->>'key', receipt_qr = r->>'qr', receipt_fn = r->>'fn',
    receipt_fd = r->>'fd', receipt_fpd = r->>'fpd', receipt_total_kopecks = (r->>'total')::bigint,
    receipt_at = (r->>'at')::timestamptz, comment = p->>'comment', external_id = p->>'external_id',
    total_kopecks = (p->>'total_kopecks')::bigint, points_preview = (p->>'points_preview')::bigint,
    points_total = case when v_live then (p->>'points_preview')::bigint else 0 end,
    submitted_at = case when v_live then coalesce(submitted_at, p_at) end,
    sla_due_at = (p->>'sla_due_at')::timestamptz, reason_code = null, reason_text = null, updated_at = p_at,
    version = case when (p->>'is_new')::boolean then 1 else version + 1 end
  where id = v_id;
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
