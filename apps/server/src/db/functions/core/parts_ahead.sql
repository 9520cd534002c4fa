-- Makes the parts a table still lacks before a moment, and moves there what meanwhile fell into its part for everything
-- else. Answers the names of the new ones. A table whose first part is still open (parts_close) gets none.
-- Locks: where a part is lacking, the part for everything else against all, other makers included; writers of other parts
-- go on.
create or replace function parts_ahead(p_parent text, p_upto timestamptz) returns text[] language plpgsql as $$
declare v_rule record := parts_rule(p_parent); v_other text := p_parent || '_other'; v_since timestamptz;
  v_till timestamptz; v_part text; v_columns text; v_made text[] := '{}';
begin
  if to_regclass(format('parts.%I', v_other)) is null
    or (select max(p.upto) from table_parts p where p.parent = p_parent) >= p_upto then
    return v_made;
  end if;
  execute format('lock table parts.%I in access exclusive mode', v_other);
  select string_agg(quote_ident(a.attname), ', ') into v_columns from pg_attribute a
    where a.attrelid = format('public.%I', p_parent)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '';
  -- Of a table that refuses changes too, rows may go from one part to another: under this lock, and all or none.
  execute format('alter table parts.%I disable trigger user', v_other);
  loop
    -- Read again under the lock: another maker may have been first.
    select max(p.upto) into v_since from table_parts p where p.parent = p_parent;
    exit when v_since >= p_upto;
    v_till := (v_since at time zone 'UTC' + v_rule.step) at time zone 'UTC';
    v_part := p_parent || '_' || to_char(v_since at time zone 'UTC', 'YYYYMMDD');
    perform parts_new(p_parent, v_part);
    execute format('with moved as (delete from parts.%1$I where %2$I >= %3$L and %2$I < %4$L returning %5$s)
      insert into parts.%6$I (%5$s) select %5$s from moved', v_other, v_rule.key,
      parts_bound(v_rule.key, v_since), parts_bound(v_rule.key, v_till), v_columns, v_part);
    execute format('alter table public.%I attach partition parts.%I for values from (%L) to (%L)', p_parent, v_part,
      parts_bound(v_rule.key, v_since), parts_bound(v_rule.key, v_till));
    insert into table_parts (part, parent, since, upto) values (v_part, p_parent, v_since, v_till);
    v_made := v_made || v_part;
  end loop;
  execute format('alter table parts.%I enable trigger user', v_other);
  return v_made;
end $$;
