-- A batch does each thing once: accounts its caller has locked are not locked again, and budgets are looked for only
-- among promotions that have one.

-- A word is read as one of a type only by a stable function; declared immutable, the body could not be put into the
-- statement that calls it, and was started anew for each row.
create or replace function ledger_ref_of(p jsonb) returns ledger_ref language sql stable as $$
  select row(
    (p->>'sale_id')::uuid, (p->>'sale_item_id')::uuid, (p->>'accrual_id')::uuid, (p->>'promotion_id')::uuid,
    (p->>'promotion_version_id')::uuid, (p->>'withdrawal_id')::uuid, (p->>'tuning_id')::uuid,
    (p->>'reverses_seq')::bigint, (p->>'store_id')::uuid, (p->>'partner_id')::uuid,
    coalesce(p->>'actor_kind', 'system')::ledger_actor, (p->>'actor_id')::uuid, p->>'request_id',
    p->>'reason_code', (p->>'expires_on')::date)::ledger_ref
$$;

create or replace function ledger_locks(p_members uuid[]) returns void language plpgsql
set lock_timeout = '1s' as $$
declare v_locked int;
begin
  perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  get diagnostics v_locked = row_count;
  if v_locked = cardinality(p_members) then return; end if;
  insert into wallets (member_id)
    select distinct q.m from unnest(p_members) as q(m) left join wallets w on w.member_id = q.m
    where w.member_id is null order by q.m
    on conflict do nothing;
  if found then
    perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  end if;
end $$;

drop function ledger_accruals(jsonb, timestamptz);
-- Pending points of several sales, as ledger_lines tells them. The caller has asked ledger_short; a budget that is
-- short after all breaks its own CHECK. Answers the postings by sale, each sale's in their order.
-- p_locked: the transaction holds the accounts; should it not, one that has moved meanwhile breaks the batch (PB102).
create function ledger_accruals(p jsonb, p_at timestamptz, p_locked boolean default false)
returns table (sale_id uuid, postings jsonb) language plpgsql rows 50
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
#variable_conflict use_column
declare v_posted jsonb; v_missed int;
begin
  if not p_locked then
    perform ledger_locks(array(select (s->>'member_id')::uuid from jsonb_array_elements(p) s));
  end if;
  with lines as materialized (
    select l.*, ledger_ref_of(l.ref) as d, ledger_id() as accrual_id,
      row_number() over (partition by l.member_id order by l.n, l.promotion_id nulls first, l.sale_item_id) as turn,
      case l.kind when 'base' then 'SALE_ACCRUAL'::ledger_operation else 'PROMO_ACCRUAL' end as type,
      case l.kind when 'base' then 'ISSUED'::ledger_account else 'PROMO' end as source
    from ledger_lines(p) l),
  posted as materialized (
    select l.*, w.seq + l.turn as seq, w.seq as was, w.active, w.reserved, w.debt,
      w.pending + sum(l.points) over account as pending,
      ledger_chain(w.head, ledger_link_text(l.member_id, w.seq + l.turn, l.type, l.source, 'pending', l.points,
        l.accrual_id, p_at)) over account as hash
    from lines l join wallets w on w.member_id = l.member_id
    window account as (partition by l.member_id order by l.turn)),
  transferred as (
    insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
      debt_after, sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, store_id, partner_id,
      actor_kind, actor_id, request_id, reason_code, at, hash)
    select member_id, seq, ledger_id(), type, source, 'pending', points, pending, active, reserved, debt,
      (d).sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, (d).store_id, (d).partner_id,
      (d).actor_kind, (d).actor_id, (d).request_id, (d).reason_code, p_at, hash
    from posted order by member_id, seq
    returning sale_id, id, number, type, amount, seq),
  accrued as (
    insert into accruals (id, member_id, sale_id, sale_item_id, kind, promotion_id, promotion_version_id,
      points, left_pending, budget_stripe, created_at)
    select accrual_id, member_id, (d).sale_id, sale_item_id, kind, promotion_id, promotion_version_id, points, points,
      stripe, p_at
    from posted),
  budgeted as (
    update promotion_budgets b set reserved = b.reserved + x.points
    from (select l.promotion_id, l.stripe, sum(l.points) as points from posted l where l.stripe is not null group by 1, 2) x
    where b.promotion_id = x.promotion_id and b.stripe = x.stripe),
  last as materialized (
    select distinct on (member_id) member_id, was, seq, pending, hash from posted order by member_id, seq desc),
  kept as (
    update wallets w set pending = l.pending, seq = l.seq, head = l.hash
    from last l where w.member_id = l.member_id and w.seq = l.was returning w.member_id)
  select (select jsonb_object_agg(s.sale_id, s.postings) from (
      select t.sale_id, jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'type', t.type, 'points', t.amount)
        order by t.seq) as postings
      from transferred t where t.sale_id is not null group by t.sale_id) s),
      (select count(*) from last) - (select count(*) from kept)
    into v_posted, v_missed;
  if v_missed <> 0 then
    raise exception '% wallets were not locked', v_missed using errcode = 'PB102';
  end if;
  return query select s.key::uuid, s.value from jsonb_each(v_posted) s;
end $$;

drop function sale_registers(jsonb, timestamptz);
-- p: new sales sent to be checked, as sale_register takes them; answers in their order: saved | replay | mismatch,
-- refused (state, detail: PB020, PB021) and alone: it has to come by itself, nothing was written for it. A saved one
-- comes with what its card shows of it (number, postings), so that it need not be read again. p_locked: the
-- transaction holds the accounts of all of them.
create function sale_registers(p jsonb, p_at timestamptz, p_locked boolean default false) returns setof jsonb
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
