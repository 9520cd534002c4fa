-- A batch of new sales sent to be checked, each as sale_register takes it; answers in their order: saved | replay |
-- mismatch, refused (state, detail: PB020, PB021) and alone: it has to come by itself, nothing was written for it. A saved
-- one comes with what its sheet shows of it (number, postings), so that it need not be read again. p_locked: the transaction
-- holds the accounts of all of them. Accounts are locked once, and budgets looked for only among promotions with one.
-- Locks: the accounts (ledger_locks), then what sale_claims and ledger_short lock.
-- Errors: PB102, as ledger_accruals.
create or replace function sale_registers(p jsonb, p_at timestamptz, p_locked boolean default false) returns setof jsonb
language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare v_fates jsonb; v_rest jsonb := p; v_numbers jsonb; v_postings jsonb;
begin
  if not p_locked then
    perform ledger_locks(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
  end if;
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
  if exists (select from promotion_budgets where promotion_id in (
    select (l->>'promotion_id')::uuid from jsonb_path_query(v_rest, '$[*].accruals[*]') l)) then
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
  select jsonb_object_agg(a.sale_id, a.postings) into v_postings from ledger_accruals(sale_lines(v_rest), p_at, true) a;
  return query select coalesce(v_fates->(s->>'id'), jsonb_build_object('outcome', 'saved', 'id', s->>'id',
      'number', v_numbers->(s->>'id'), 'postings', coalesce(v_postings->(s->>'id'), '[]')))
    from jsonb_array_elements(p) with ordinality as q(s, n) order by n;
end $$;
