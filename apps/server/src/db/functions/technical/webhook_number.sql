-- The number of a document as people see it: a letter and six digits or more.
create or replace function webhook_number(letter text, number bigint) returns text language sql immutable as $$
  select letter || '-' || case when number < 1000000 then lpad(number::text, 6, '0') else number::text end
$$;
