-- Hold and its resolution. One call is one round trip: key, debt, balance, limits, hold.

-- p: {id, member_id, key, hash, points, rate_kopecks, gross_kopecks, tax_mode, exempt_used_kopecks,
--  tax_base_kopecks, tax_kopecks, net_kopecks, year_start, year_gross_kopecks, settings_version, card_id,
--  card_mask, status, day_start, day_max, month_start, month_points, ref}
-- Answers {outcome, id?, left?}: created | replay | mismatch | daily | monthly | debt |
-- insufficient | requote (the year's counter moved since the quote).
create function withdrawal_request(p jsonb, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  w wallets; d ledger_ref; o withdrawals; v_day int; v_month bigint; v_year bigint; v_id uuid;
  v_member uuid := (p->>'member_id')::uuid; v_points bigint := (p->>'points')::bigint;
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
  return jsonb_build_object('outcome', 'created', 'id', v_id);
end $$;

-- Paid, or released back to the same lots with their dates; a lot that lapsed meanwhile gets p_grace.
-- Only one caller wins: answers false when the withdrawal is no longer in one of p_from.
create function withdrawal_resolve(p_id uuid, p_from text[], p_to text, p_today date, p_grace date,
  p_ref jsonb, p_at timestamptz)
returns boolean language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); o withdrawals; v_member uuid; v_hold bigint; r record;
begin
  if p_to not in ('paid', 'cancelled', 'rejected', 'returned') then
    raise exception 'not a resolution: %', p_to using errcode = '22023';
  end if;
  select member_id into v_member from withdrawals where id = p_id;
  if not found then return false; end if;
  w := ledger_lock(v_member);
  update withdrawals set status = p_to, resolved_at = p_at, version = version + 1,
    paid_at = case when p_to = 'paid' then p_at end
    where id = p_id and status = any (p_from)
      and status not in ('paid', 'cancelled', 'rejected', 'returned') returning * into o;
  if not found then return false; end if;
  select seq into v_hold from transfers where withdrawal_id = p_id and type = 'WITHDRAWAL_HOLD';
  d.withdrawal_id := p_id; d.reverses_seq := v_hold;
  if p_to = 'paid' then
    w := ledger_post(w, d, 'WITHDRAWAL_PAID', 'reserved', 'PAYOUT', o.points, p_at);
  else
    w := ledger_post(w, d, 'WITHDRAWAL_RELEASE', 'reserved', 'active', o.points, p_at);
    for r in select case when expires_on < p_today then p_grace else expires_on end as day, (-sum(amount))::bigint as amount
      from lot_uses where member_id = v_member and seq = v_hold group by 1 order by 1
    loop
      perform ledger_put(v_member, w.seq, r.day, r.amount);
    end loop;
    d.reverses_seq := null;
    w := ledger_repay(w, d, p_at);
  end if;
  perform ledger_save(w);
  return true;
end $$;
