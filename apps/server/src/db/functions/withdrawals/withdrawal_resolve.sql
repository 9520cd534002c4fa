-- Pays a withdrawal, or releases its points back to the same lots with their dates; a lot that lapsed meanwhile gets
-- p_grace. Only one caller wins: answers false when the withdrawal is no longer in one of p_from.
-- Locks: the account, then the withdrawal.
-- Errors: 22023, p_to is not a resolution; PB103, as ledger_put.
create or replace function withdrawal_resolve(p_id uuid, p_from text[], p_to text, p_today date, p_grace date,
  p_ref jsonb, p_at timestamptz)
returns boolean language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); o withdrawals; v_member uuid; v_hold bigint; r record;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
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
  perform set_config('ledger.writer', 'on', true);
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
    w := ledger_lapse(w, p_today, p_at);
    w := ledger_repay(w, d, p_at);
  end if;
  perform ledger_save(w);
  perform set_config('ledger.writer', v_writer, true);
  return true;
end $$;
