-- Trigger: requests a company wrote itself; a member's own request is read by no system.
create or replace function webhook_support() returns trigger language plpgsql as $$
declare
  facts jsonb;
begin
  if not webhook_wanted() then return null; end if;
  facts := jsonb_build_object('requestId', new.id, 'number', webhook_number('О', new.number), 'status', new.status,
    'priority', new.priority, 'categoryCode', new.category_code);
  perform webhook_emit('support.status', array['technicalSupport.technicalSupportList:read',
      'technicalSupport.detailRequestTechnicalSupport:read'],
    case when new.by_company then new.partner_id end,
    case when new.by_company then array[new.manufacturer_id] end, new.updated_at, facts, facts);
  return null;
end $$;
