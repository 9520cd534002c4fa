-- Drops the parts of a table of which every row is older than a moment, and records it; from the parts that stay it deletes
-- the rows that are older, unless the table refuses that: then they wait for their part. Answers the names of the parts
-- dropped.
-- Locks: the table against all, at the end only: what takes long comes first.
create or replace function parts_drop(p_parent text, p_before timestamptz, p_at timestamptz) returns text[] language plpgsql as $$
declare p table_parts; v_rows bigint; v_part text; v_dropped text[] := '{}';
begin
  for p in select t.* from table_parts t where t.parent = p_parent and t.upto <= p_before
    -- The next one begins where the last ends.
    and t.upto < (select max(l.upto) from table_parts l where l.parent = p_parent) order by t.since
  loop
    execute format('select count(*) from parts.%I', p.part) into v_rows;
    insert into dropped_parts (part, parent, since, upto, rows, dropped_at)
    values (p.part, p.parent, p.since, p.upto, v_rows, p_at);
    delete from table_parts t where t.part = p.part;
    v_dropped := v_dropped || p.part;
  end loop;
  for v_part in select t.part from table_parts t where t.parent = p_parent and t.since < p_before
    union all select p_parent || '_other'
  loop
    continue when to_regclass(format('parts.%I', v_part)) is null or exists (select from pg_trigger g
      where g.tgrelid = format('public.%I', p_parent)::regclass and g.tgfoid = 'refuse_change'::regproc);
    execute format('delete from parts.%I where %I < $1', v_part, (parts_rule(p_parent)).moment) using p_before;
  end loop;
  foreach v_part in array v_dropped loop
    execute format('drop table parts.%I', v_part);
  end loop;
  return v_dropped;
end $$;
