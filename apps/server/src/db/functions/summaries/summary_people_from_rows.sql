-- Members as the sums would know them, from their rows.
create or replace function summary_people_from_rows(p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, joined date, seen date) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select u.status, (u.registered_at at time zone p_zone)::date,
    (greatest(coalesce(u.last_login_at, u.registered_at), s.last) at time zone p_zone)::date
  from users u left join (select member_id, max(submitted_at) as last from sales group by 1) s on s.member_id = u.id
  where u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;
