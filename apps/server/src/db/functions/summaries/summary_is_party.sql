-- Whether sums by party hold this place: its group has not changed, and a group within a partner is the group.
create or replace function summary_is_party(p_partner uuid, p_group uuid, p_stores uuid[]) returns boolean language plpgsql stable as $$
begin
  if p_group is null then return true; end if;
  return not exists (select from summary_marks where kind = 'group' and ref = p_group)
    and (p_partner is null or not exists (
      select from summary_members where store_id = any (p_stores) and partner_id is distinct from p_partner));
end $$;
