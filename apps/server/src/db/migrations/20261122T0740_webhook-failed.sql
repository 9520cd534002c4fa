-- Deliveries given up, for the card of a system and for the filter of its list.
create index webhook_deliveries_failed on webhook_deliveries (user_id, occurred_at desc, id desc) where status = 'failed';
