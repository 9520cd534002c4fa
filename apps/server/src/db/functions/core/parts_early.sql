-- The first step to the parts of a table whose first part is the table as it was, and open: all rows it is going to have
-- belong before the beginning of a month, at least four weeks ahead. New rows are held to that at once; those there are
-- read by `validate constraint`, next to the work of others. Answers whether the part is open.
create or replace function parts_early(p_parent text, p_now timestamptz) returns boolean language plpgsql as $$
declare v_rule record := parts_rule(p_parent); v_part text := p_parent || '_before'; v_check text := v_part || '_early';
  v_last timestamptz; v_upto timestamptz;
begin
  if to_regclass(format('parts.%I', p_parent || '_other')) is not null then
    return false;
  end if;
  -- What an attempt that was cut off has left serves for as long as its end is far.
  if exists (select from pg_constraint c where c.conname = v_check) then
    if (select t.upto > p_now + interval '7 days' from table_parts t where t.part = v_part) then
      return true;
    end if;
    execute format('alter table parts.%I drop constraint %I', v_part, v_check);
  end if;
  execute format('select max(%I) from parts.%I', v_rule.moment, v_part) into v_last;
  v_upto := greatest(date_trunc('month', p_now at time zone 'UTC') + interval '2 months',
    date_trunc('month', v_last at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  execute format('alter table parts.%I add constraint %I check (%I < %L) not valid', v_part, v_check, v_rule.key,
    parts_bound(v_rule.key, v_upto));
  update table_parts t set upto = v_upto where t.part = v_part;
  return true;
end $$;
