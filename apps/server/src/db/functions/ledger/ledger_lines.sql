-- Lines of several sales, p: [{member_id, ref, lines: [{sale_item_id, kind, promotion_id?, promotion_version_id?,
-- points}]}], in the order they are posted; stripe: of the promotion's budget, when it has one.
create or replace function ledger_lines(p jsonb) returns table (n bigint, member_id uuid, ref jsonb, sale_item_id uuid, kind text,
  promotion_id uuid, promotion_version_id uuid, points bigint, stripe smallint) language sql stable as $$
  select s.n, s.member_id, s.ref, l.sale_item_id, l.kind, l.promotion_id, l.promotion_version_id, l.points,
    case when l.kind = 'promotion' then (select (abs(hashtext(s.member_id::text)::bigint) % nullif(count(*), 0))::smallint
      from promotion_budgets b where b.promotion_id = l.promotion_id) end
  from rows from (jsonb_to_recordset(p) as (member_id uuid, ref jsonb, lines jsonb)) with ordinality
    as s(member_id, ref, lines, n)
  cross join lateral jsonb_to_recordset(s.lines) as l(sale_item_id uuid, kind text, promotion_id uuid,
    promotion_version_id uuid, points bigint)
  where l.points <> 0
$$;
