-- What the sums know of a sale: refused and withdrawn registrations are not sales.
create or replace view summary_sold as
  select s.id as sale_id, i.product_id, s.partner_id, s.store_id, p.manufacturer_id, p.brand_id, t.region,
    s.sale_date as day, s.submitted_at, s.member_id, i.quantity::bigint as units,
    i.quantity * coalesce(i.price_kopecks, 0) as revenue, i.points, i.returned_quantity::bigint as returned
  from sales s join sale_items i on i.sale_id = s.id join products p on p.id = i.product_id
    join stores t on t.id = s.store_id
  where s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned', 'returned')
    and i.removed_at is null and i.status <> 'rejected';
