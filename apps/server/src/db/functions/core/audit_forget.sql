-- Puts `p_label` in the place of a deleted member's names in the entries of the journal made by him and about `p_ids`
-- (ADR 72). `p_pattern` finds his names in a text; where it is null only the fields that are nothing but his name change.
-- The setting `audit.forgetting` says so to the trigger of the journal, and is put back.
-- Errors: 55000, the account is not deleted.
create or replace function audit_forget(p_member uuid, p_ids text[], p_pattern text, p_label text)
  returns integer language plpgsql as $$
declare v_count integer;
  v_before text := coalesce(current_setting('audit.forgetting', true), '');
  v_own text[] := '{member,passport,session,second_factor}';
begin
  perform from users where id = p_member and status = 'deleted';
  if not found then
    raise exception 'the account % is not deleted', p_member using errcode = '55000';
  end if;
  perform set_config('audit.forgetting', 'on', true);
  update audit_entries e set
    actor_name = case when e.actor_id = p_member and e.actor_name <> '' then p_label
      else replace_names(e.actor_name, p_pattern, p_label, 200) end,
    entity_label = case when e.entity_id = p_member::text and e.entity_type = any (v_own) and e.entity_label <> ''
      then p_label else replace_names(e.entity_label, p_pattern, p_label, 300) end,
    reason = replace_names(e.reason, p_pattern, p_label, 1000),
    before = replace_names_in(e.before, p_pattern, p_label),
    after = replace_names_in(e.after, p_pattern, p_label)
  where (e.actor_id = p_member or e.entity_id = any (p_ids))
    and ((e.actor_id = p_member and e.actor_name not in ('', p_label))
      or (e.entity_id = p_member::text and e.entity_type = any (v_own) and e.entity_label not in ('', p_label))
      or concat_ws(' ', e.actor_name, e.entity_label, e.reason, e.before, e.after) ~ p_pattern);
  get diagnostics v_count = row_count;
  perform set_config('audit.forgetting', v_before, true);
  return v_count;
end $$;
