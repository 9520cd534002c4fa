-- The one writer, inner part. Every public ledger function first locks the wallet row in a
-- statement of its own; what it reads afterwards is newer than the lock (ledger.md §2.4, trap 2:
-- lock and read in one statement and the read is older than the wait). Time is always a parameter.

create type ledger_ref as (
  sale_id uuid, sale_item_id uuid, accrual_id uuid, promotion_id uuid, promotion_version_id uuid,
  withdrawal_id uuid, tuning_id uuid, reverses_seq bigint, store_id uuid, partner_id uuid,
  actor_kind ledger_actor, actor_id uuid, request_id text, reason_code text, expires_on date
);

-- Time-ordered identifiers: neighbours in time are neighbours in the index.
create function ledger_id() returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;

create function ledger_ref_of(p jsonb) returns ledger_ref language sql immutable as $$
  select row(
    (p->>'sale_id')::uuid, (p->>'sale_item_id')::uuid, (p->>'accrual_id')::uuid, (p->>'promotion_id')::uuid,
    (p->>'promotion_version_id')::uuid, (p->>'withdrawal_id')::uuid, (p->>'tuning_id')::uuid,
    (p->>'reverses_seq')::bigint, (p->>'store_id')::uuid, (p->>'partner_id')::uuid,
    coalesce(p->>'actor_kind', 'system')::ledger_actor, (p->>'actor_id')::uuid, p->>'request_id',
    p->>'reason_code', (p->>'expires_on')::date)::ledger_ref
$$;

create function ledger_lock(p_member uuid) returns wallets language plpgsql as $$
declare w wallets;
begin
  select * into w from wallets where member_id = p_member for update;
  if not found then
    insert into wallets (member_id) values (p_member) on conflict do nothing;
    select * into w from wallets where member_id = p_member for update;
  end if;
  return w;
end $$;

create function ledger_hash(p_prev bytea, p_member uuid, p_seq bigint, p_type ledger_operation,
  p_dr ledger_account, p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamptz)
returns bytea language sql stable as $$
  select sha256(coalesce(p_prev, ''::bytea) || convert_to(concat_ws('|', p_member, p_seq, p_type, p_dr, p_cr,
    p_amount, coalesce(p_doc::text, '-'), (extract(epoch from p_at) * 1000000)::bigint), 'UTF8'))
$$;

-- Books one posting into the wallet held in memory; the caller stores it once with ledger_save.
create function ledger_post(w wallets, d ledger_ref, p_type ledger_operation, p_dr ledger_account,
  p_cr ledger_account, p_amount bigint, p_at timestamptz)
returns wallets language plpgsql as $$
begin
  w.seq := w.seq + 1;
  case p_dr
    when 'pending' then w.pending := w.pending - p_amount;
    when 'active' then w.active := w.active - p_amount;
    when 'reserved' then w.reserved := w.reserved - p_amount;
    when 'debt' then w.debt := w.debt + p_amount;
    else null;
  end case;
  case p_cr
    when 'pending' then w.pending := w.pending + p_amount;
    when 'active' then w.active := w.active + p_amount;
    when 'reserved' then w.reserved := w.reserved + p_amount;
    when 'debt' then w.debt := w.debt - p_amount;
    else null;
  end case;
  case p_type
    when 'ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE' then w.earned := w.earned + p_amount;
    when 'ACTIVATION_CANCEL' then w.earned := w.earned - p_amount;
    when 'WITHDRAWAL_PAID' then w.paid := w.paid + p_amount;
    when 'EXPIRATION' then w.expired := w.expired + p_amount;
    else null;
  end case;
  w.head := ledger_hash(w.head, w.member_id, w.seq, p_type, p_dr, p_cr, p_amount,
    coalesce(d.withdrawal_id, d.tuning_id, d.accrual_id, d.sale_id), p_at);
  insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
    debt_after, sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, withdrawal_id, tuning_id,
    reverses_seq, store_id, partner_id, actor_kind, actor_id, request_id, reason_code, expires_on, at, hash)
  values (w.member_id, w.seq, ledger_id(), p_type, p_dr, p_cr, p_amount, w.pending, w.active, w.reserved,
    w.debt, d.sale_id, d.sale_item_id, d.accrual_id, d.promotion_id, d.promotion_version_id, d.withdrawal_id,
    d.tuning_id, d.reverses_seq, d.store_id, d.partner_id, d.actor_kind, d.actor_id, d.request_id, d.reason_code,
    d.expires_on, p_at, w.head);
  return w;
end $$;

create function ledger_save(w wallets) returns void language plpgsql as $$
begin
  update wallets set pending = w.pending, active = w.active, reserved = w.reserved, debt = w.debt,
    earned = w.earned, paid = w.paid, expired = w.expired, seq = w.seq, head = w.head
  where member_id = w.member_id and seq < w.seq;
  if not found then
    raise exception 'wallet % was not locked', w.member_id using errcode = 'PB102';
  end if;
end $$;

create function ledger_put(p_member uuid, p_seq bigint, p_expires_on date, p_amount bigint)
returns void language plpgsql as $$
begin
  insert into lots (member_id, expires_on, remaining) values (p_member, p_expires_on, p_amount)
  on conflict (member_id, expires_on) do update set remaining = lots.remaining + excluded.remaining;
  insert into lot_uses (member_id, seq, expires_on, amount) values (p_member, p_seq, p_expires_on, p_amount)
  on conflict (member_id, seq, expires_on) do nothing;
  if not found then
    raise exception 'lot % filled twice by one posting', p_expires_on using errcode = 'PB103';
  end if;
end $$;

-- Takes from the given lot first (a return takes back what its own sale gave), then soonest expiry.
create function ledger_take(p_member uuid, p_seq bigint, p_amount bigint, p_first date default null)
returns void language plpgsql as $$
declare l lots; v_left bigint := p_amount; v_take bigint;
begin
  for l in select * from lots where member_id = p_member and remaining > 0
    order by (expires_on = p_first) desc nulls last, expires_on
  loop
    exit when v_left = 0;
    v_take := least(l.remaining, v_left);
    update lots set remaining = remaining - v_take where member_id = p_member and expires_on = l.expires_on;
    insert into lot_uses (member_id, seq, expires_on, amount) values (p_member, p_seq, l.expires_on, -v_take);
    v_left := v_left - v_take;
  end loop;
  if v_left > 0 then
    raise exception 'lots of % do not cover %', p_member, p_amount using errcode = 'PB104';
  end if;
end $$;

-- P3: whatever made «active» grow repays the debt first.
create function ledger_repay(w wallets, d ledger_ref, p_at timestamptz) returns wallets language plpgsql as $$
declare v bigint := least(w.debt, w.active);
begin
  if v = 0 then return w; end if;
  w := ledger_post(w, d, 'DEBT_REPAYMENT', 'active', 'debt', v, p_at);
  perform ledger_take(w.member_id, w.seq, v);
  return w;
end $$;
