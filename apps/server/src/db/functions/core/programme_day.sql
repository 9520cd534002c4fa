-- The day of a moment in the time zone of the programme.
create or replace function programme_day(p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone (select data->>'timezone' from points_settings order by version desc limit 1))::date
$$;
