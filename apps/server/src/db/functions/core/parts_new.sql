-- Makes a table that can become a part of another: the same columns, checks and key, and what stops a truncation, which
-- parts do not take over from their table by themselves.
create or replace function parts_new(p_parent text, p_part text) returns void language plpgsql as $$
declare t record;
begin
  execute format('create table parts.%I (like public.%I including constraints including defaults including generated
    including storage)', p_part, p_parent);
  if (parts_rule(p_parent)).key <> 'id' then
    execute format('alter table parts.%I add primary key (id)', p_part);
  end if;
  for t in select g.tgname, g.tgfoid::regproc as calls from pg_trigger g
    where g.tgrelid = format('public.%I', p_parent)::regclass and g.tgtype & 32 > 0 and not g.tgisinternal
  loop
    execute format('create trigger %I before truncate on parts.%I for each statement execute function %s()',
      t.tgname, p_part, t.calls);
  end loop;
end $$;
