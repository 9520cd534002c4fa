-- Puts a table in parts, of which it becomes the first, as it is: no row is copied or read. Its indexes are
-- those of the new table, of which the parts have theirs. Triggers of rows and references to other tables are taken away
-- before: triggers the parts take over from the new table, a reference would hold the other table when a part leaves.
-- Locks: the table against all, for a moment.
create or replace function parts_begin(p_parent text) returns void language plpgsql as $$
declare v_part text := p_parent || '_before'; v_key text := (parts_rule(p_parent)).key; v_sql text; v_all text[]; i record;
begin
  select array_agg(pg_get_indexdef(x.indexrelid)) into v_all from pg_index x
    where x.indrelid = format('public.%I', p_parent)::regclass
      and not exists (select from pg_constraint c where c.conindid = x.indexrelid and c.contype in ('p', 'u'));
  select v_all || array_agg(format('alter table public.%I add constraint %I %s', p_parent, c.conname, pg_get_constraintdef(c.oid)))
    into v_all from pg_constraint c
    where c.conrelid = format('public.%I', p_parent)::regclass and c.contype = 'p' and v_key = 'id';
  for i in select r.relname from pg_index x join pg_class r on r.oid = x.indexrelid
    where x.indrelid = format('public.%I', p_parent)::regclass
  loop
    execute format('alter index public.%I rename to %I', i.relname, replace(i.relname, p_parent, v_part));
  end loop;
  execute format('alter table public.%I rename to %I', p_parent, v_part);
  execute format('alter table public.%I set schema parts', v_part);
  execute format('create table public.%I (like parts.%I including constraints including defaults including generated
    including storage including comments) partition by range (%I)', p_parent, v_part, v_key);
  foreach v_sql in array v_all loop
    execute v_sql;
  end loop;
  execute format('alter table public.%I attach partition parts.%I for values from (minvalue) to (maxvalue)', p_parent, v_part);
  insert into table_parts (part, parent, since, upto) values (v_part, p_parent, '-infinity', 'infinity');
end $$;
