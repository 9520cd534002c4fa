--> works with servers from 20261129T1300
-- A check of a file takes its rows back, and its sequences kept what they had given (domain 3.23, ADR 83): every number
-- is asked of `next_number` from here on, which gives a trial its own.
--> after functions and views
do $$
declare v record; v_last bigint; v_called boolean;
begin
  -- Nobody takes a number between the look at the last one and the sequence that goes on from it.
  execute (select format('lock table %s in access exclusive mode', string_agg(distinct a.attrelid::regclass::text, ', '))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attidentity <> '');
  for v in
    select c.relname as name, a.attname as number, s.relname as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_class s on s.oid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' order by 1
  loop
    execute format('select last_value, is_called from %I', v.sequence) into v_last, v_called;
    execute format('alter table %I alter column %I drop identity', v.name, v.number);
    execute format('create sequence %I as bigint owned by %I.%I', v.sequence, v.name, v.number);
    perform setval(v.sequence::regclass, v_last, v_called);
    execute format('alter table %I alter column %I set default next_number(%L::regclass)', v.name, v.number, v.sequence);
  end loop;
end $$;
