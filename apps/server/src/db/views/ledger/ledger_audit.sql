-- The auditor of all books at once: no rows mean that they are sound. The nightly proof takes them by portions.
create or replace view ledger_audit as
  select * from ledger_audit_of(null)
  union all
  select * from ledger_audit_accruals(null)
  union all
  select * from ledger_audit_promotions(null);
