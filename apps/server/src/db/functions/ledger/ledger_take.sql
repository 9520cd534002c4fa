-- Takes points from the lots: from the lot of p_first before the others (a return takes back what its own sale gave), then
-- soonest expiry first.
-- Locks: none of its own, the caller holds the account.
-- Errors: PB104, the lots do not cover the amount.
create or replace function ledger_take(p_member uuid, p_seq bigint, p_amount bigint, p_first date default null)
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
