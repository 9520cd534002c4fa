-- Conditions of a payout (domain 3.10, 3.23) that do not hold now, by the codes of the contract; none: it may be paid.
-- `card` is the one it goes to. What depends on the sum was asked when the points were reserved.
create or replace function payout_obstacles(member uuid, card uuid) returns text[] language sql stable as $$
  select array_remove(array[
    case when u.status <> 'confirmed' then 'status_not_confirmed' end,
    case when not u.is_phone_verified then 'phone_not_verified' end,
    case when u.spend_blocked then 'spend_blocked' end,
    case when w.debt > 0 then 'debt' end,
    case coalesce(t.status, 'empty') when 'verified' then null when 'on_check' then 'passport_on_check'
      when 'declined' then 'passport_declined' else 'passport_required' end,
    case when not exists (select from payout_cards c where c.id = card and c.removed_at is null) then 'card_required' end
  ], null)
  from users u left join wallets w on w.member_id = u.id left join tax_profiles t on t.user_id = u.id
  where u.id = member
$$;
