--> works with servers from 20261129T1300
-- Regions come from the list of the constituent entities of Russia (domain 3.23): what shops, partners and the rules that
-- name regions have, is brought to its spelling where it can be read. The rest stays: `admin regions check` names it.
create temporary table region_kinds (part, kind) on commit drop as values
  ('область', 'область'), ('обл', 'область'), ('край', 'край'), ('кр', 'край'), ('республика', 'республика'),
  ('респ', 'республика'), ('автономный', 'автономия'), ('автономная', 'автономия'), ('авт', 'автономия'),
  ('ао', 'автономия'), ('округ', 'округ'), ('окр', 'округ'), ('город', 'город'), ('города', 'город'), ('гор', 'город'),
  ('г', 'город');
-- The name, the kinds a spelling may name, and all that is no kind: each part once, in alphabetical order.
create temporary table region_names (name, kinds, keys) on commit drop as values
  ('Республика Адыгея', 'республика', 'адыгея'),
  ('Алтайский край', 'край', 'алтайский'),
  ('Амурская область', 'область', 'амурская'),
  ('Архангельская область', 'область', 'архангельская'),
  ('Астраханская область', 'область', 'астраханская'),
  ('Республика Башкортостан', 'республика', 'башкортостан|башкирия'),
  ('Белгородская область', 'область', 'белгородская'),
  ('Брянская область', 'область', 'брянская'),
  ('Республика Бурятия', 'республика', 'бурятия'),
  ('Волгоградская область', 'область', 'волгоградская'),
  ('Владимирская область', 'область', 'владимирская'),
  ('Вологодская область', 'область', 'вологодская'),
  ('Воронежская область', 'область', 'воронежская'),
  ('Республика Дагестан', 'республика', 'дагестан'),
  ('Донецкая Народная Республика', 'республика', 'донецкая народная|днр|донецкая нр'),
  ('Еврейская автономная область', 'автономия область', 'еврейская|еао'),
  ('Забайкальский край', 'край', 'забайкальский|забайкалье'),
  ('Запорожская область', 'область', 'запорожская'),
  ('Ивановская область', 'область', 'ивановская'),
  ('Республика Ингушетия', 'республика', 'ингушетия'),
  ('Иркутская область', 'область', 'иркутская'),
  ('Камчатский край', 'край', 'камчатский|камчатка'),
  ('Республика Карелия', 'республика', 'карелия'),
  ('Кабардино-Балкарская Республика', 'республика', 'балкарская кабардино|кбр|балкария кабардино'),
  ('Курганская область', 'область', 'курганская'),
  ('Краснодарский край', 'край', 'краснодарский'),
  ('Кемеровская область — Кузбасс', 'область', 'кемеровская кузбасс|кемеровская|кузбасс'),
  ('Кировская область', 'область', 'кировская'),
  ('Калининградская область', 'область', 'калининградская'),
  ('Калужская область', 'область', 'калужская'),
  ('Республика Калмыкия', 'республика', 'калмыкия'),
  ('Республика Коми', 'республика', 'коми'),
  ('Костромская область', 'область', 'костромская'),
  ('Красноярский край', 'край', 'красноярский'),
  ('Республика Крым', 'республика', 'крым'),
  ('Курская область', 'область', 'курская'),
  ('Карачаево-Черкесская Республика', 'республика', 'карачаево черкесская|кчр|карачаево черкесия'),
  ('Ленинградская область', 'область', 'ленинградская'),
  ('Липецкая область', 'область', 'липецкая'),
  ('Луганская Народная Республика', 'республика', 'луганская народная|лнр|луганская нр'),
  ('Магаданская область', 'область', 'магаданская'),
  ('Республика Марий Эл', 'республика', 'марий эл'),
  ('Московская область', 'область', 'московская|подмосковье'),
  ('Республика Мордовия', 'республика', 'мордовия'),
  ('Москва', 'город', 'москва'),
  ('Мурманская область', 'область', 'мурманская'),
  ('Ненецкий автономный округ', 'автономия округ', 'ненецкий'),
  ('Нижегородская область', 'область', 'нижегородская'),
  ('Новгородская область', 'область', 'новгородская'),
  ('Новосибирская область', 'область', 'новосибирская'),
  ('Омская область', 'область', 'омская'),
  ('Оренбургская область', 'область', 'оренбургская'),
  ('Орловская область', 'область', 'орловская'),
  ('Республика Северная Осетия — Алания', 'республика', 'алания осетия северная|осетия северная|алания рсо|алания'),
  ('Пензенская область', 'область', 'пензенская'),
  ('Пермский край', 'край', 'пермский'),
  ('Приморский край', 'край', 'приморский|приморье'),
  ('Псковская область', 'область', 'псковская'),
  ('Республика Алтай', 'республика', 'алтай|алтай горный'),
  ('Ростовская область', 'область', 'ростовская'),
  ('Рязанская область', 'область', 'рязанская'),
  ('Самарская область', 'область', 'самарская'),
  ('Саратовская область', 'область', 'саратовская'),
  ('Свердловская область', 'область', 'свердловская'),
  ('Севастополь', 'город', 'севастополь'),
  ('Смоленская область', 'область', 'смоленская'),
  ('Санкт-Петербург', 'город', 'петербург санкт|спб|петербург|петербург с'),
  ('Ставропольский край', 'край', 'ставропольский|ставрополье'),
  ('Сахалинская область', 'область', 'сахалинская'),
  ('Тамбовская область', 'область', 'тамбовская'),
  ('Республика Татарстан', 'республика', 'татарстан'),
  ('Тверская область', 'область', 'тверская'),
  ('Томская область', 'область', 'томская'),
  ('Тульская область', 'область', 'тульская'),
  ('Республика Тыва', 'республика', 'тыва|тува|тува тыва'),
  ('Тюменская область', 'область', 'тюменская'),
  ('Удмуртская Республика', 'республика', 'удмуртская|удмуртия'),
  ('Ульяновская область', 'область', 'ульяновская'),
  ('Хабаровский край', 'край', 'хабаровский'),
  ('Республика Хакасия', 'республика', 'хакасия'),
  ('Херсонская область', 'область', 'херсонская'),
  ('Ханты-Мансийский автономный округ — Югра', 'автономия округ', 'мансийский ханты югра|хмао|хмао югра|мансийский ханты|югра'),
  ('Челябинская область', 'область', 'челябинская'),
  ('Чеченская Республика', 'республика', 'чеченская|чечня'),
  ('Чувашская Республика — Чувашия', 'республика', 'чувашия чувашская|чувашия|чувашская'),
  ('Чукотский автономный округ', 'автономия округ', 'чукотский|чао|чукотка'),
  ('Республика Саха (Якутия)', 'республика', 'саха якутия|саха|якутия'),
  ('Ямало-Ненецкий автономный округ', 'автономия округ', 'ненецкий ямало|янао'),
  ('Ярославская область', 'область', 'ярославская');

-- The name in the list; null where there is none, or it may be two. As `readRegion` of the server reads it.
create or replace function pg_temp.region_of(p_text text) returns text language sql stable as $$
  with parts as (
    select distinct p.part, k.kind
    from regexp_split_to_table(regexp_replace(
      translate(lower(normalize(left(p_text, 120), nfkc)), 'ё', 'е'), 'а\. ?о\.', 'ао'), '[^a-zа-я0-9]+') as p(part)
    left join region_kinds k on k.part = p.part
    where p.part not in ('', 'федерального', 'значения', 'россия', 'рф', 'российская', 'федерация')
  ), said as (
    select string_agg(part, ' ' order by part collate "C") filter (where kind is null) as key,
      coalesce(array_agg(kind) filter (where kind is not null), '{}') as kinds
    from parts
  )
  select n.name from said join region_names n on said.key = any(string_to_array(n.keys, '|'))
  where said.kinds <@ string_to_array(n.kinds, ' ') and (said.key <> 'алтай' or said.kinds <> '{}')
$$;

create temporary table spelt on commit drop as
  select was, pg_temp.region_of(was) as name from (
    select region as was from stores union select region from partners where region is not null
    union select jsonb_array_elements_text(rule -> 'regions') from store_groups where kind = 'rule'
    union select jsonb_array_elements_text(coalesce(conditions -> key, '[]'))
      from promotion_versions, unnest(array['regions', 'excludeRegions']) key) q
  where pg_temp.region_of(was) <> was;
create or replace function pg_temp.respelt(p_regions jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(distinct coalesce(t.name, r)), '[]') from jsonb_array_elements_text(p_regions) r
  left join spelt t on t.was = r
$$;

-- Rules before shops: a shop that changes its region looks for the groups it belongs to.
create temporary table respelt_groups on commit drop as
  select g.id from store_groups g where g.kind = 'rule' and exists (select from spelt where g.rule -> 'regions' ? was);
update store_groups set rule = jsonb_set(rule, '{regions}', pg_temp.respelt(rule -> 'regions'))
  where id in (select id from respelt_groups);
-- What a promotion has promised stays what it was: the same regions in the spelling their shops get below.
alter table promotion_versions disable trigger user;
update promotion_versions set conditions = conditions
    || case when conditions ? 'regions'
      then jsonb_build_object('regions', pg_temp.respelt(conditions -> 'regions')) else '{}' end
    || case when conditions ? 'excludeRegions'
      then jsonb_build_object('excludeRegions', pg_temp.respelt(conditions -> 'excludeRegions')) else '{}' end
  where exists (select from spelt where conditions -> 'regions' ? was or conditions -> 'excludeRegions' ? was);
alter table promotion_versions enable trigger user;

update partners p set region = t.name from spelt t where p.region = t.was;
update stores s set region = t.name from spelt t where s.region = t.was;
-- In a new database the function comes after this, and there is nothing to do.
do $$ begin
  if exists (select from respelt_groups) then
    insert into store_group_stores (group_id, store_id)
      select g.id, s.id from store_groups g join stores s on store_matches_rule(s, g.rule)
      where g.id in (select id from respelt_groups) on conflict do nothing;
  end if;
end $$;
