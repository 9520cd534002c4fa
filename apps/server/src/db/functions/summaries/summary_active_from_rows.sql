-- How many members have sent a sale in a period, from the rows.
create or replace function summary_active_from_rows(p_partner uuid, p_stores uuid[], p_since timestamptz, p_until timestamptz)
returns bigint language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (select count(distinct s.member_id) from sales s join users u on u.id = s.member_id
    where s.submitted_at >= p_since and s.submitted_at < p_until and u.role_code = 'member'
      and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores)));
end $$;
