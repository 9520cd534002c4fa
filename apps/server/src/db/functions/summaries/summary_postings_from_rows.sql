-- Sums of postings by day and type, from the rows.
create or replace function summary_postings_from_rows(p_zone text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_since timestamptz,
  p_until timestamptz)
returns table (day date, type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  if p_manufacturer is not null then
    return query select (t.at at time zone p_zone)::date, t.type, count(*), sum(t.amount)::bigint, 0::bigint, 0::bigint
      from transfers t join sale_items i on i.id = t.sale_item_id join products p on p.id = i.product_id
      where p.manufacturer_id = p_manufacturer and t.at >= p_since and t.at < p_until group by 1, 2;
  else
    return query select (t.at at time zone p_zone)::date, t.type, count(*), sum(t.amount)::bigint,
        sum(t.d_pending + t.d_active + t.d_reserved)::bigint, sum(t.d_debt)::bigint
      from ledger_postings t join users u on u.id = t.member_id
      where t.at >= p_since and t.at < p_until and u.role_code = 'member'
        and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores))
      group by 1, 2;
  end if;
end $$;
