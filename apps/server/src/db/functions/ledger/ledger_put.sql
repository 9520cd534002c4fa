-- Adds points to the lot of a day, and records the movement.
-- Locks: none of its own, the caller holds the account.
-- Errors: PB103, one posting fills the same lot twice.
create or replace function ledger_put(p_member uuid, p_seq bigint, p_expires_on date, p_amount bigint)
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
