-- The text with `p_label` where `p_pattern` finds a name, no longer than its column allows.
create or replace function replace_names(p_text text, p_pattern text, p_label text, p_longest integer)
  returns text language sql immutable as $$
  select case when p_text ~ p_pattern
    then left(regexp_replace(p_text, p_pattern, replace(p_label, '\', '\\'), 'g'), p_longest) else p_text end
$$;
