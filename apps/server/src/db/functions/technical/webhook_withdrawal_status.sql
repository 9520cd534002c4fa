-- Trigger: every step of a withdrawal, its creation too. «withdrawal.paid» stays for the systems that listen to it.
create or replace function webhook_withdrawal_status() returns trigger language plpgsql as $$
declare
  partner uuid;
begin
  if not webhook_wanted() then return null; end if;
  select partner_id into partner from users where id = new.member_id;
  perform webhook_emit('withdrawal.status', array['transactionPage.transactionListAdmin:read'], partner, null,
    case when tg_op = 'INSERT' then new.requested_at else coalesce(new.paid_at, new.resolved_at, new.decided_at, now()) end,
    jsonb_build_object('withdrawalId', new.id, 'number', webhook_number('В', new.number), 'memberId', new.member_id,
      'points', new.points, 'netKopecks', new.net_kopecks, 'status', new.status), null);
  return null;
end $$;
