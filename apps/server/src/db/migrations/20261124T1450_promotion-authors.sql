-- Who made the rule and the budget of a promotion what they are: somebody else starts it (domain.md 3.22).
alter table promotions add column authored_by uuid references users (id), add column approved_by uuid references users (id);
update promotions p set authored_by = coalesce(v.created_by, p.created_by)
  from promotion_versions v where v.id = p.current_version_id;
-- What runs already was let run by the person who touched it last.
update promotions set approved_by = coalesce(updated_by, created_by)
  where status in ('scheduled', 'active', 'paused');
