-- Units of these goods carry marks of «Честный знак»: their numbers are compared byte for byte (domain 3.23, ADR 79). A
-- server before this one compares them in capitals and would take one unit twice, so it does not run with it.
alter table products add column is_marked boolean not null default false;
-- What has no pattern and has been scanned from marks.
update products set is_marked = true where gtin is not null and serial_pattern is null and serial_source <> 'registry'
  and id in (select product_id from sale_items where mark_gtin is not null);

-- The numbers goods with marks have had are compared as they stand from now on.
update receipt_claims c set serial_key = i.serial_number from sale_items i join products p on p.id = i.product_id
  where p.is_marked and i.sale_id = c.sale_id and c.product_id = i.product_id and c.serial_key = i.serial_key
    and i.removed_at is null and i.serial_key <> i.serial_number;
update serial_claims c set serial_key = i.serial_number from sale_items i join products p on p.id = i.product_id
  where p.is_marked and i.id = c.sale_item_id and i.serial_number is not null and c.serial_key <> i.serial_number;
update sale_items i set serial_key = i.serial_number from products p
  where p.id = i.product_id and p.is_marked and i.serial_key <> i.serial_number;
update serial_registry r set serial_key = r.serial_number from products p
  where p.id = r.product_id and p.is_marked and r.serial_key <> r.serial_number;

-- The serial in the code of a mark of this GTIN, null where the text is no such code or does not say where its serial ends.
create function pg_temp.serial_in(p_text text, p_gtin text) returns text language plpgsql as $$
declare v_code text; v_parts text[]; v_tail text; v_serial text;
begin
  v_code := regexp_replace(btrim(p_text), '\\u001d|\\x1d|&#(29|x1d);|_x001d_|<GS>|␝', chr(29), 'gi');
  v_code := regexp_replace(v_code, '^(\]d2|\]C1|\]Q3|è|' || chr(29) || ')+', '');
  v_parts := regexp_match(v_code, '^(?:\(01\)\s*|01)(\d{14})' || chr(29) || '?\s*(?:\(21\)\s*|21)(.+)$');
  -- Goods without a GTIN have the one their codes say.
  if v_parts is null or v_parts[1] <> coalesce(lpad(p_gtin, 14, '0'), v_parts[1]) then return null; end if;
  v_tail := v_parts[2];
  v_serial := split_part(v_tail, chr(29), 1);
  if v_code like '(%' then
    v_serial := btrim(regexp_replace(v_serial, '\(91\).{4}(\(92\).*)?$|\(93\).{4}$', ''));
  elsif v_tail = v_serial and v_serial ~ '93.{4}$' then
    if length(v_serial) not in (19, 26) then return null; end if;
    v_serial := left(v_serial, -6);
  end if;
  return case when v_serial ~ '^[!"%-?A-Z_a-z]{1,20}$' then v_serial end;
end $$;

create temporary table spelled on commit drop as
  select q.*, case when is_marked then serial else upper(regexp_replace(serial, '[-_\s]', '', 'g')) end as key
  from (select i.id as item_id, i.sale_id, i.product_id, i.serial_key as was, p.is_marked,
      pg_temp.serial_in(i.serial_number, p.gtin) as serial, c.sale_item_id is not null as is_claimed
    from sale_items i join products p on p.id = i.product_id left join serial_claims c on c.sale_item_id = i.id
    where i.serial_key is not null and i.serial_number ~ '01\)?\s*[0-9]{14}.*21') q
  where serial is not null;
create index on spelled (product_id, key);
-- A unit that stands twice stays as it is: `admin serials check` names both.
delete from spelled s where s.key = '' or s.is_claimed and (
  exists (select from serial_claims o where o.product_id = s.product_id and o.serial_key = s.key and o.sale_item_id <> s.item_id)
  or exists (select from spelled t where t.is_claimed and t.product_id = s.product_id and t.key = s.key and t.item_id < s.item_id));
update receipt_claims c set serial_key = s.key from spelled s
  where c.sale_id = s.sale_id and c.product_id = s.product_id and c.serial_key = s.was
    and not exists (select from receipt_claims o where o.receipt_key = c.receipt_key and o.product_id = c.product_id
      and o.serial_key = s.key);
update serial_claims c set serial_key = s.key from spelled s where c.sale_item_id = s.item_id;
update sale_items i set serial_key = s.key, serial_number = s.serial from spelled s where i.id = s.item_id;

create temporary table spelled_registry on commit drop as
  select distinct on (product_id, key) * from (
    select q.*, case when is_marked then serial else upper(regexp_replace(serial, '[-_\s]', '', 'g')) end as key
    from (select r.id, r.product_id, p.is_marked, pg_temp.serial_in(r.serial_number, p.gtin) as serial
      from serial_registry r join products p on p.id = r.product_id
      where r.serial_number ~ '01\)?\s*[0-9]{14}.*21') q
    where serial is not null) k
  where key <> '' order by product_id, key, id;
update serial_registry r set serial_key = s.key, serial_number = s.serial from spelled_registry s
  where r.id = s.id and not exists (select from serial_registry o where o.product_id = s.product_id and o.serial_key = s.key);
