-- A budget in points, cut into stripes so that a popular promotion is not one hot row. Only here do
-- members meet: rows are changed last, in order, by conditional increments (ledger.md §2.4, 3).

create table promotion_budgets (
  promotion_id uuid not null,
  stripe smallint not null,
  limit_points bigint not null check (limit_points >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  spent bigint not null default 0 check (spent >= 0),
  primary key (promotion_id, stripe),
  constraint promotion_budgets_limit check (reserved + spent <= limit_points)
) with (fillfactor = 20);

-- PB002: the budget is spent. PB001: enough is left but in other stripes; the whole call rolls back
-- (an UPDATE that failed its recheck still holds the row), budget_rebalance runs alone, then retry.
create function budget_reserve(p_promotion uuid, p_member uuid, p_points bigint) returns smallint
language plpgsql as $$
declare v_stripes int; v_stripe smallint; v_free bigint;
begin
  select count(*) into v_stripes from promotion_budgets where promotion_id = p_promotion;
  if v_stripes = 0 then return null; end if;
  v_stripe := abs(hashtext(p_member::text)::bigint) % v_stripes;
  update promotion_budgets set reserved = reserved + p_points
    where promotion_id = p_promotion and stripe = v_stripe and reserved + spent + p_points <= limit_points;
  if found then return v_stripe; end if;
  select sum(limit_points - reserved - spent) into v_free from promotion_budgets where promotion_id = p_promotion;
  if v_free < p_points then
    raise exception 'promotion budget is spent' using errcode = 'PB002', detail = p_promotion::text;
  end if;
  raise exception 'promotion budget needs rebalancing' using errcode = 'PB001', detail = p_promotion::text;
end $$;

create function budget_move(p_promotion uuid, p_stripe smallint, p_reserved bigint, p_spent bigint)
returns void language plpgsql as $$
begin
  if p_stripe is null then return; end if;
  update promotion_budgets set reserved = reserved + p_reserved, spent = spent + p_spent
    where promotion_id = p_promotion and stripe = p_stripe;
end $$;

-- Spreads what is free evenly over the stripes; when little is left all of it goes to the stripe of
-- the member who asked, or no stripe could serve one sale. What is taken stays where it is.
create function budget_rebalance(p_promotion uuid, p_member uuid) returns void language plpgsql as $$
declare v_free bigint; v_stripes int; v_own int; v_each bigint; v_rest bigint;
begin
  perform 1 from promotion_budgets where promotion_id = p_promotion order by stripe for update;
  select sum(limit_points - reserved - spent), count(*) into v_free, v_stripes
    from promotion_budgets where promotion_id = p_promotion;
  if v_stripes = 0 then return; end if;
  v_own := abs(hashtext(p_member::text)::bigint) % v_stripes;
  v_each := case when v_free < 10000 then 0 else v_free / v_stripes end;
  v_rest := v_free - v_each * v_stripes;
  update promotion_budgets set
    limit_points = reserved + spent + v_each + case when stripe = v_own then v_rest else 0 end
    where promotion_id = p_promotion;
end $$;
