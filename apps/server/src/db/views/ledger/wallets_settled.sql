-- Members who stand where their ranks say. A rank is never ahead of the account, so «<=» is «=» here; with «=» the planner
-- takes both columns of the join for independent and expects one row.
create or replace view wallets_settled as
  select k.member_id, k.active, k.pending, w.debt
  from wallet_ranks k join wallets w on w.member_id = k.member_id and w.seq <= k.seq;
