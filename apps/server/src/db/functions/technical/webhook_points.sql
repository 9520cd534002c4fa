-- Trigger: points were posted. Whether anybody listens is asked once for a statement, not for each posting.
create or replace function webhook_points() returns trigger language plpgsql as $$
begin
  if not webhook_wanted() then return null; end if;
  perform webhook_emit('points.posted', array['transactionPage.transactionListAdmin:read'], t.partner_id, null,
    t.at, jsonb_build_object('operationId', t.id, 'number', t.number::text, 'type', t.type, 'points',
      case when t.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ADJUST_CREDIT', 'OPENING_BALANCE')
        then t.amount else -t.amount end,
      'memberId', t.member_id, 'saleId', t.sale_id, 'promotionId', t.promotion_id), null)
  from (select * from posted order by number) t
  where t.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACCRUAL_CANCEL', 'SALE_RETURN', 'RETURN_DEBT', 'EXPIRATION',
    'ADJUST_CREDIT', 'ADJUST_DEBIT', 'OPENING_BALANCE');
  return null;
end $$;
