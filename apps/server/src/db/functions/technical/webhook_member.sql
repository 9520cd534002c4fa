-- Trigger: a member has changed status.
create or replace function webhook_member() returns trigger language plpgsql as $$
begin
  if not webhook_wanted() then return null; end if;
  perform webhook_emit('member.status', array['memberPage.memberList:read', 'partner.partnerDetail:update'],
    new.partner_id, null, new.updated_at,
    jsonb_build_object('memberId', new.id, 'userExternalId', new.external_id, 'status', new.status,
      'partnerId', new.partner_id, 'storeId', new.store_id), null);
  return null;
end $$;
