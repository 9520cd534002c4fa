-- The horizon of the sums for a zone; -infinity while they cannot serve, as before the first fold.
-- What the readers of the sums have in common stands here. The sums as they are now are what is folded, less what the sums
-- hold of the marked, plus the marked and the young counted from their rows; the parts come as separate rows, for the
-- caller to add up. Each function is STABLE: it sees what the statement sees that calls it, so its answer equals the direct
-- sums whatever runs at the same time. p_partner and p_group (of shops) are null for the whole programme. With a horizon of
-- -infinity everything is young. Plans are generic, and the searches written so that only one fits: a summary has a hundred
-- statements, and planning each costs more than running it. Functions *_from_rows compute from the rows and plan for their
-- values.
create or replace function summary_horizon_of(p_zone text) returns timestamptz language sql stable as $$
  select case when zone = p_zone then horizon else '-infinity' end from summary_state
$$;
