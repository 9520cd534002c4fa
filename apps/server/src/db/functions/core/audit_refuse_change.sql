-- Trigger of the journal: an entry may not change, but for the names that `audit_forget` replaces in it (ADR 72).
-- Errors: 55000, anything else would be changed.
create or replace function audit_refuse_change() returns trigger language plpgsql as $$
declare v_names text[] := '{actor_name,entity_label,reason,before,after,search_text}';
begin
  if current_setting('audit.forgetting', true) = 'on' and to_jsonb(old) - v_names = to_jsonb(new) - v_names then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
