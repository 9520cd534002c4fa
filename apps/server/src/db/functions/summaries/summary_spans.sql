-- The fewest spans of summary_goods that make up a period.
create or replace function summary_spans(p_from date, p_to date) returns table (span int, day date) language plpgsql immutable as $$
declare v_low int := p_from - date '2000-01-01'; v_high int := p_to + 1 - date '2000-01-01'; v_span int := 1;
begin
  while v_low < v_high loop
    if v_span = 64 then
      return query select 64, date '2000-01-01' + n from generate_series(v_low, v_high - 64, 64) as n;
      return;
    end if;
    if v_low & v_span <> 0 then
      return query select v_span, date '2000-01-01' + v_low;
      v_low := v_low + v_span;
    end if;
    if v_high & v_span <> 0 then
      v_high := v_high - v_span;
      return query select v_span, date '2000-01-01' + v_high;
    end if;
    v_span := v_span * 2;
  end loop;
end $$;
