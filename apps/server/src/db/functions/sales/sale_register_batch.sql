-- Writes sales: documents, items, claims, points. Each element of p is a sale as the command prepares it, no two of one
-- member; its points are its `lines`, as ledger_lines reads them. A draft has no claims and no points. A new one (`is_new`)
-- is inserted, another replaces its former version (sale_replace). Answers in their order {id, outcome}:
--   saved;
--   state, conflict: the sale to be replaced is not what it was;
--   refused (state, detail: PB020, PB021 as sale_claim): a serial number or the receipt is taken;
--   short (state, detail: PB001, PB002 and the promotion): a budget does not cover it;
--   individual: another sale of this list wants the same number or receipt, this one has to come after it.
-- Of what is not saved nothing is written; a sale that was being replaced has lost its former version, so its caller rolls
-- back. p_locked: the transaction holds the accounts of all of them.
-- Locks: the accounts (ledger_lock_batch), the replaced sales, then what sale_claim_batch and ledger_short lock.
-- Errors: PB102, as ledger_accrue_batch.
create or replace function sale_register_batch(p jsonb, p_at timestamptz, p_locked boolean default false) returns setof jsonb
language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare v_results jsonb := '{}'; v_rest jsonb := p; v_sale jsonb; v_outcome text;
begin
  if not p_locked then
    perform ledger_lock_batch(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
  end if;
  for v_sale in select s from jsonb_path_query(p, '$[*] ? (@.is_new == false)') s loop
    v_outcome := sale_replace(v_sale, p_at);
    if v_outcome is not null then
      v_results := v_results || jsonb_build_object(v_sale->>'id', jsonb_build_object('outcome', v_outcome));
      v_rest := sale_open(p, v_results);
    end if;
  end loop;
  if v_rest @? '$[*] ? (@.status != "draft" && (exists(@.receipt.key) || exists(@.items[*].serial_key)))' then
    select v_results || coalesce(jsonb_object_agg(c.sale_id, case when c.state is null then '{"outcome":"individual"}'
        else jsonb_build_object('outcome', 'refused', 'state', c.state, 'detail', c.detail) end), '{}')
      into v_results from sale_claim_batch(v_rest, p_at) c;
    v_rest := sale_open(v_rest, v_results);
  end if;
  if exists (select from promotion_budgets where promotion_id in (
    select (l->>'promotion_id')::uuid from jsonb_path_query(v_rest, '$[*].lines[*]') l)) then
    with short as materialized (
      select v_rest->(b.n::int - 1)->>'id' as id, b.state, b.promotion_id from ledger_short(v_rest) b),
    numbers as (delete from serial_claims where sale_id in (select id::uuid from short)),
    receipts as (delete from receipt_claims where sale_id in (select id::uuid from short))
    select v_results || coalesce(jsonb_object_agg(id,
        jsonb_build_object('outcome', 'short', 'state', state, 'detail', promotion_id)), '{}')
      into v_results from short;
    v_rest := sale_open(v_rest, v_results);
  end if;
  with asked as materialized (
    select s.*, s.status <> 'draft' as is_live from jsonb_to_recordset(v_rest) as s(id uuid, is_new boolean, member_id uuid,
      key text, hash text, status text, store_id uuid, partner_id uuid, sale_date date, sale_date_reason text,
      receipt jsonb, comment text,
      source text, external_id text, points_preview bigint, total_kopecks bigint, sla_due_at timestamptz, fingerprint text,
      items jsonb, file_ids jsonb, flags jsonb, event jsonb, ref jsonb, rule_set_id uuid, rule_facts jsonb)),
  documents as (
    insert into sales (id, member_id, status, store_id, partner_id, sale_date, sale_date_reason, receipt_key, receipt_qr, receipt_fn,
      receipt_fd, receipt_fpd, receipt_total_kopecks, receipt_at, comment, source, external_id, total_kopecks,
      points_preview, points_total, submitted_at, sla_due_at, fingerprint, rule_set_id, rule_facts, created_at, updated_at)
    select id, member_id, status, store_id, partner_id, sale_date, sale_date_reason, receipt->>'key', receipt->>'qr', receipt->>'fn',
      receipt->>'fd', receipt->>'fpd', (receipt->>'total')::bigint, (receipt->>'at')::timestamptz, comment,
      coalesce(source, 'portal'), external_id, total_kopecks, points_preview, case when is_live then points_preview else 0 end,
      case when is_live then p_at end, sla_due_at, fingerprint, rule_set_id, rule_facts, p_at, p_at
    from asked where is_new),
  keys as (
    insert into sale_keys (member_id, idem, req_hash, sale_id)
    select member_id, key, decode(hash, 'hex'), id from asked where key is not null),
  items as (
    insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, serial_number, serial_key,
      mark_gtin, points, base_points, points_lines, formula)
    select i.id, s.id, i.position, i.product_id, i.quantity, i.price_kopecks, i.serial_number, i.serial_key,
      i.mark_gtin, i.points, i.base_points, i.points_lines, i.formula
    from asked s cross join lateral jsonb_to_recordset(s.items) as i(id uuid, position int, product_id uuid, quantity int,
      price_kopecks bigint, serial_number text, serial_key text, mark_gtin text, points bigint, base_points bigint,
      points_lines jsonb, formula jsonb)),
  files as (
    insert into sale_files (sale_id, file_id, position)
    select s.id, f.id::uuid, f.n from asked s cross join lateral jsonb_array_elements_text(s.file_ids) with ordinality as f(id, n)),
  flags as (
    insert into sale_flags (sale_id, code, position, text, weight, related_sale_id)
    select s.id, f.code, f.position, f.text, f.weight, f.related_sale_id
    from asked s cross join lateral jsonb_to_recordset(s.flags) as f(code text, position int, text text, weight int,
      related_sale_id uuid))
  insert into sale_events (id, sale_id, at, status, title, text, actor_kind, actor_id)
    select ledger_id(), id, p_at, status, event->>'title', event->>'text', event->>'actor_kind', (ref->>'actor_id')::uuid
    from asked where is_live;
  perform ledger_accrue_batch(v_rest, p_at, true);
  return query select jsonb_build_object('id', s->>'id') || coalesce(v_results->(s->>'id'), '{"outcome":"saved"}')
    from jsonb_array_elements(p) with ordinality as q(s, n) order by n;
end $$;
