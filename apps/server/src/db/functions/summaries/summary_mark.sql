-- Trigger: marks what the folded sums hold wrongly from now on. A reader takes the marked thing out of the sums and counts
-- it from its rows; the next fold takes it in.
create or replace function summary_mark() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'transfers' then
    insert into summary_marks (kind, ref, seq) values ('posting', new.member_id, new.seq);
  elsif tg_table_name = 'store_group_stores' then
    insert into summary_marks (kind, ref)
    values ('group', case when tg_op = 'DELETE' then old.group_id else new.group_id end);
  elsif tg_table_name = 'sale_items' then
    insert into summary_marks (kind, ref) values ('sale', new.sale_id);
  else
    insert into summary_marks (kind, ref) values (tg_argv[0], new.id);
  end if;
  return null;
end $$;
