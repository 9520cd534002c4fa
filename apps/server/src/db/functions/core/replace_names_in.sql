-- The same for the values of an object; what is not a text stays.
create or replace function replace_names_in(p_values jsonb, p_pattern text, p_label text)
  returns jsonb language sql immutable as $$
  select case when jsonb_typeof(p_values) = 'object' and p_values::text ~ p_pattern then
    (select jsonb_object_agg(v.key, case when jsonb_typeof(v.value) = 'string'
        then to_jsonb(replace_names(v.value #>> '{}', p_pattern, p_label, 2000)) else v.value end)
      from jsonb_each(p_values) v) else p_values end
$$;
