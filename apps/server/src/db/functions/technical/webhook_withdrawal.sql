-- Trigger: a withdrawal was paid.
create or replace function webhook_withdrawal() returns trigger language plpgsql as $$
declare
  partner uuid;
begin
  if not webhook_wanted() then return null; end if;
  select partner_id into partner from users where id = new.member_id;
  perform webhook_emit('withdrawal.paid', array['transactionPage.transactionListAdmin:read'], partner, null,
    coalesce(new.paid_at, now()),
    jsonb_build_object('withdrawalId', new.id, 'number', webhook_number('В', new.number), 'memberId', new.member_id,
      'points', new.points, 'netKopecks', new.net_kopecks), null);
  return null;
end $$;
