-- Sales of several people written together; before, each was a transaction inside the batch and wrote its row twice.

drop function sale_register_each(jsonb[], timestamptz);

-- Serial numbers and receipts of sales that are not written yet, in the one order everybody keeps. Answers the sales
-- that do not get theirs: PB020 (detail: the item) and PB021 as sale_claim says, null: another sale of this batch is
-- before them. These leave no claim behind.
create function sale_claims(p jsonb, p_at timestamptz) returns table (sale_id uuid, state text, detail text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare v_lost uuid[]; v_states text[]; v_details text[]; r record;
begin
  perform pg_advisory_xact_lock(hashtextextended(q.receipt, 7)) from (
    select distinct s->'receipt'->>'key' as receipt from jsonb_array_elements(p) s
    where s->'receipt'->>'key' is not null order by 1) q;
  for r in
    with goods as materialized (
      select s.n, s.id as sale_id, s.member_id, s.store_id, s.receipt->>'key' as receipt, i.id, i.product_id, i.serial_key
      from rows from (jsonb_to_recordset(p) as (id uuid, member_id uuid, store_id uuid, receipt jsonb, items jsonb))
        with ordinality as s(id, member_id, store_id, receipt, items, n)
      cross join lateral jsonb_to_recordset(s.items) as i(id uuid, product_id uuid, serial_key text)
      where i.serial_key is not null or s.receipt->>'key' is not null),
    -- A receipt or a number that stands in two sales of the batch is for the one after another.
    later as materialized (
      select distinct g.sale_id from goods g join goods e on e.n < g.n
        and (e.receipt = g.receipt or (e.product_id = g.product_id and e.serial_key = g.serial_key))),
    elsewhere as materialized (
      select distinct g.sale_id from goods g join receipt_claims c on c.receipt_key = g.receipt and c.store_id <> g.store_id
        and (c.live_until is null or c.live_until > p_at)),
    free as materialized (
      select * from goods where sale_id not in (select sale_id from later) and sale_id not in (select sale_id from elsewhere)),
    numbered as (
      insert into serial_claims (product_id, serial_key, sale_item_id, sale_id, member_id, claimed_at)
      select product_id, serial_key, id, sale_id, member_id, p_at from free where serial_key is not null
      order by product_id, serial_key
      on conflict (product_id, serial_key) do update set sale_item_id = excluded.sale_item_id,
        sale_id = excluded.sale_id, member_id = excluded.member_id, claimed_at = excluded.claimed_at, live_until = null
        where serial_claims.live_until <= p_at
      returning sale_item_id),
    receipted as (
      insert into receipt_claims (receipt_key, product_id, serial_key, sale_id, store_id)
      select distinct on (receipt, product_id, coalesce(serial_key, '')) receipt, product_id, coalesce(serial_key, ''),
        sale_id, store_id
      from free where receipt is not null order by receipt, product_id, coalesce(serial_key, '')
      on conflict (receipt_key, product_id, serial_key) do update set sale_id = excluded.sale_id,
        store_id = excluded.store_id, live_until = null
        where receipt_claims.live_until <= p_at
      returning receipt_key, product_id, serial_key, sale_id)
    select sale_id, null as state, null as detail from later
    union all
    select sale_id, 'PB021', null from elsewhere where sale_id not in (select sale_id from later)
    union all
    select f.sale_id, 'PB020', f.id::text from free f
      where f.serial_key is not null and f.id not in (select sale_item_id from numbered)
    union all
    select f.sale_id, 'PB021', null from free f where f.receipt is not null
      and (f.receipt, f.product_id, coalesce(f.serial_key, ''), f.sale_id) not in (select * from receipted)
  loop
    continue when r.sale_id = any (v_lost);
    v_lost := v_lost || r.sale_id; v_states := v_states || r.state; v_details := v_details || r.detail;
  end loop;
  if v_lost is null then return; end if;
  delete from serial_claims where sale_id = any (v_lost);
  delete from receipt_claims where sale_id = any (v_lost);
  return query select * from unnest(v_lost, v_states, v_details);
end $$;

-- The sales whose fate is still open, in their order, and what they give the account.
create function sale_open(p jsonb, p_fates jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(s order by n), '[]') from jsonb_array_elements(p) with ordinality as q(s, n)
    where not p_fates ? (s->>'id')
$$;
create function sale_lines(p jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('member_id', s->'member_id', 'ref', s->'ref', 'lines', s->'accruals')
    order by n), '[]') from jsonb_array_elements(p) with ordinality as q(s, n)
$$;

-- p: new sales sent to be checked, as sale_register takes them; answers in their order: saved | replay | mismatch,
-- refused (state, detail: PB020, PB021) and alone: it has to come by itself, nothing was written for it. A saved one
-- comes with what its card shows of it (number, postings), so that it need not be read again.
create function sale_registers(p jsonb, p_at timestamptz) returns setof jsonb
language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare v_fates jsonb; v_rest jsonb := p; v_numbers jsonb; v_postings jsonb;
begin
  perform ledger_locks(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
  select coalesce(jsonb_object_agg(s.id, jsonb_build_object('id', k.sale_id, 'outcome',
      case when k.req_hash = decode(s.hash, 'hex') then 'replay' else 'mismatch' end)), '{}') into v_fates
    from jsonb_to_recordset(p) as s(id uuid, member_id uuid, key text, hash text)
    join sale_keys k on k.member_id = s.member_id and k.idem = s.key;
  if v_fates <> '{}' then v_rest := sale_open(p, v_fates); end if;
  if v_rest @? '$[*] ? (exists(@.receipt.key) || exists(@.items[*].serial_key))' then
    select v_fates || coalesce(jsonb_object_agg(c.sale_id, case when c.state is null then '{"outcome":"alone"}'
        else jsonb_build_object('outcome', 'refused', 'id', c.sale_id, 'state', c.state, 'detail', c.detail) end), '{}')
      into v_fates from sale_claims(v_rest, p_at) c;
    v_rest := sale_open(v_rest, v_fates);
  end if;
  if v_rest @? '$[*].accruals[*].promotion_id' then
    with short as materialized (
      select v_rest->(b.n::int - 1)->>'id' as id from ledger_short(sale_lines(v_rest)) b),
    numbers as (delete from serial_claims where sale_id in (select id::uuid from short)),
    receipts as (delete from receipt_claims where sale_id in (select id::uuid from short))
    select v_fates || coalesce(jsonb_object_agg(id, '{"outcome":"alone"}'::jsonb), '{}') into v_fates from short;
    v_rest := sale_open(v_rest, v_fates);
  end if;
  with asked as materialized (
    select * from jsonb_to_recordset(v_rest) as s(id uuid, member_id uuid, key text, hash text, status text, store_id uuid,
      partner_id uuid, sale_date date, receipt jsonb, comment text, source text, external_id text, points_preview bigint,
      total_kopecks bigint, sla_due_at timestamptz, fingerprint text, items jsonb, flags jsonb, event jsonb, ref jsonb)),
  written as (
    insert into sales (id, member_id, status, store_id, partner_id, sale_date, receipt_key, receipt_qr, receipt_fn,
      receipt_fd, receipt_fpd, receipt_total_kopecks, receipt_at, comment, source, external_id, total_kopecks,
      points_preview, points_total, submitted_at, sla_due_at, fingerprint, created_at, updated_at)
    select id, member_id, status, store_id, partner_id, sale_date, receipt->>'key', receipt->>'qr', receipt->>'fn',
      receipt->>'fd', receipt->>'fpd', (receipt->>'total')::bigint, (receipt->>'at')::timestamptz, comment,
      coalesce(source, 'portal'), external_id, total_kopecks, points_preview, points_preview, p_at, sla_due_at,
      fingerprint, p_at, p_at
    from asked
    returning id, number),
  keyed as (
    insert into sale_keys (member_id, idem, req_hash, sale_id)
    select member_id, key, decode(hash, 'hex'), id from asked where key is not null),
  itemed as (
    insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, serial_number, serial_key,
      points, base_points, points_lines, formula)
    select i.id, s.id, i.position, i.product_id, i.quantity, i.price_kopecks, i.serial_number, i.serial_key, i.points,
      i.base_points, i.points_lines, i.formula
    from asked s cross join lateral jsonb_to_recordset(s.items) as i(id uuid, position int, product_id uuid, quantity int,
      price_kopecks bigint, serial_number text, serial_key text, points bigint, base_points bigint, points_lines jsonb,
      formula jsonb)),
  flagged as (
    insert into sale_flags (sale_id, code, position, text, weight, related_sale_id)
    select s.id, f.code, f.position, f.text, f.weight, f.related_sale_id
    from asked s cross join lateral jsonb_to_recordset(s.flags) as f(code text, position int, text text, weight int,
      related_sale_id uuid)),
  told as (
    insert into sale_events (id, sale_id, at, status, title, text, actor_kind, actor_id)
    select ledger_id(), id, p_at, status, event->>'title', event->>'text', event->>'actor_kind', (ref->>'actor_id')::uuid
    from asked)
  select jsonb_object_agg(id, number) into v_numbers from written;
  select jsonb_object_agg(a.sale_id, a.postings) into v_postings from ledger_accruals(sale_lines(v_rest), p_at) a;
  return query select coalesce(v_fates->(s->>'id'), jsonb_build_object('outcome', 'saved', 'id', s->>'id',
      'number', v_numbers->(s->>'id'), 'postings', coalesce(v_postings->(s->>'id'), '[]')))
    from jsonb_array_elements(p) with ordinality as q(s, n) order by n;
end $$;

-- The call for one, as before, but a new sale is written once: it used to be a draft first, in every index twice.
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
