-- The cost above which a promotion is started by somebody else than its author (domain.md 3.22).
insert into points_settings (version, data)
  select version + 1, data || '{"promotionApprovalThreshold": 100000}' from points_settings order by version desc limit 1;
