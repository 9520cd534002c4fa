-- Postings with what each adds to the four sums of an account.
create or replace view ledger_postings as
  select t.*,
    (case when cr = 'pending' then amount when dr = 'pending' then -amount else 0 end) as d_pending,
    (case when cr = 'active' then amount when dr = 'active' then -amount else 0 end) as d_active,
    (case when cr = 'reserved' then amount when dr = 'reserved' then -amount else 0 end) as d_reserved,
    (case when dr = 'debt' then amount when cr = 'debt' then -amount else 0 end) as d_debt
  from transfers t;
