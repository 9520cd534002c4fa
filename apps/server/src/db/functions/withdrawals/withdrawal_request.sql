-- Requests one withdrawal and holds its points.
-- p: {id, member_id, key, hash, points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks, tax_base_kopecks,
-- tax_kopecks, net_kopecks, year_start, year_gross_kopecks, settings_version, card_id, card_mask, status, day_start,
-- day_max, month_start, month_points, ref}
-- Answers {outcome, id?, left?}: created | replay | mismatch | daily | monthly | debt | insufficient | requote (the year's
-- counter moved since the quote).
-- Locks: the account.
-- Errors: PB104, as ledger_take.
create or replace function withdrawal_request(p jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  w wallets; d ledger_ref; o withdrawals; v_day int; v_month bigint; v_year bigint; v_id uuid;
  v_member uuid := (p->>'member_id')::uuid; v_points bigint := (p->>'points')::bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  w := ledger_lock(v_member);
  select * into o from withdrawals where member_id = v_member and idem = p->>'key';
  if found then
    return jsonb_build_object('id', o.id, 'outcome',
      case when o.req_hash = decode(p->>'hash', 'hex') then 'replay' else 'mismatch' end);
  end if;
  if w.debt > 0 then return jsonb_build_object('outcome', 'debt', 'left', w.debt); end if;
  if w.active < v_points then return jsonb_build_object('outcome', 'insufficient', 'left', w.active); end if;
  select count(*) filter (where requested_at >= (p->>'day_start')::timestamptz),
    coalesce(sum(points) filter (where requested_at >= (p->>'month_start')::timestamptz), 0),
    coalesce(sum(gross_kopecks) filter (where requested_at >= (p->>'year_start')::timestamptz), 0)
    into v_day, v_month, v_year
    from withdrawals where member_id = v_member and status not in ('cancelled', 'rejected', 'returned')
    and requested_at >= least((p->>'year_start')::timestamptz, (p->>'month_start')::timestamptz);
  if v_day >= (p->>'day_max')::int then return '{"outcome":"daily"}'; end if;
  if v_month + v_points > (p->>'month_points')::bigint then
    return jsonb_build_object('outcome', 'monthly', 'left', greatest(0, (p->>'month_points')::bigint - v_month));
  end if;
  if v_year <> (p->>'year_gross_kopecks')::bigint then return '{"outcome":"requote"}'; end if;

  v_id := (p->>'id')::uuid;
  d := ledger_ref_of(p->'ref');
  d.withdrawal_id := v_id;
  perform set_config('ledger.writer', 'on', true);
  insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
    exempt_used_kopecks, tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_id, card_mask,
    status, requested_at)
  values (v_id, v_member, p->>'key', decode(p->>'hash', 'hex'), v_points, (p->>'rate_kopecks')::int,
    (p->>'gross_kopecks')::bigint, p->>'tax_mode', (p->>'exempt_used_kopecks')::bigint,
    (p->>'tax_base_kopecks')::bigint, (p->>'tax_kopecks')::bigint, (p->>'net_kopecks')::bigint,
    (p->>'settings_version')::int, (p->>'card_id')::uuid, p->>'card_mask', coalesce(p->>'status', 'new'), p_at);
  w := ledger_post(w, d, 'WITHDRAWAL_HOLD', 'active', 'reserved', v_points, p_at);
  perform ledger_take(v_member, w.seq, v_points);
  perform ledger_save(w);
  insert into withdrawal_events (withdrawal_id, at, id, to_status, actor_kind, actor_id)
    values (v_id, p_at, ledger_id(), coalesce(p->>'status', 'new'), 'user', v_member);
  perform set_config('ledger.writer', v_writer, true);
  return jsonb_build_object('outcome', 'created', 'id', v_id);
end $$;
