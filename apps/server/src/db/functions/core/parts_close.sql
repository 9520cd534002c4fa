-- Ends the first part of a table where parts_early has set its end, and makes the part for what belongs to none.
-- Locks: the table against all, for a moment where the check is valid; otherwise as long as the rows are read.
create or replace function parts_close(p_parent text) returns void language plpgsql as $$
declare v_rule record := parts_rule(p_parent); v_part text := p_parent || '_before'; v_other text := p_parent || '_other';
begin
  execute format('alter table public.%I detach partition parts.%I', p_parent, v_part);
  execute format('alter table public.%I attach partition parts.%I for values from (minvalue) to (%L)', p_parent, v_part,
    (select parts_bound(v_rule.key, t.upto) from table_parts t where t.part = v_part));
  execute format('alter table parts.%I drop constraint %I', v_part, v_part || '_early');
  perform parts_new(p_parent, v_other);
  execute format('alter table public.%I attach partition parts.%I default', p_parent, v_other);
end $$;
