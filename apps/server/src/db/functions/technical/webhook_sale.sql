-- Trigger: a sale has changed its status or points.
create or replace function webhook_sale() returns trigger language plpgsql as $$
declare
  makers uuid[];
  facts jsonb;
begin
  if not webhook_wanted() then return null; end if;
  select array_agg(distinct p.manufacturer_id) into makers from sale_items i join products p on p.id = i.product_id
    where i.sale_id = new.id and i.removed_at is null;
  facts := jsonb_build_object('saleId', new.id, 'number', webhook_number('П', new.number), 'status', new.status,
    'saleDate', new.sale_date, 'storeId', new.store_id, 'partnerId', new.partner_id);
  perform webhook_emit('sale.status', array['sales.salesListAdmin:read', 'sales.sale:read'], new.partner_id, makers,
    new.updated_at,
    facts || jsonb_build_object('externalId', new.external_id, 'memberId', new.member_id, 'points', new.points_total),
    facts || '{"externalId": null, "memberId": null, "points": null}');
  return null;
end $$;
