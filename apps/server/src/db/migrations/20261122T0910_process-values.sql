-- What stood in a wrong row may be a person's phone, name or number: kept sealed, in the order of `errors`.
alter table processes add column values_sealed bytea;
update processes set errors = (
  select jsonb_agg(e - 'value' order by n) from jsonb_array_elements(errors) with ordinality as q(e, n)
) where jsonb_typeof(errors) = 'array' and jsonb_path_exists(errors, '$[*].value');
