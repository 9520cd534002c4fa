--> works with servers from 20261126T1600
-- A registry can be rejected, disbanded and thinned out before it goes to the bank (domain 3.23). An older server shows
-- such a registry as one it cannot read; what it forms has no gross sum, which is then counted over its rows.
alter table payout_registries
  drop constraint payout_registries_status_check,
  add constraint payout_registries_status_check
    check (status in ('formed', 'approved', 'completed', 'rejected', 'disbanded')),
  add column total_gross_kopecks bigint check (total_gross_kopecks >= 0),
  add column file_taken_at timestamptz,
  add column closed_by uuid,
  add column closed_at timestamptz,
  add column close_reason text,
  add constraint payout_registries_closed check
    ((status in ('rejected', 'disbanded')) = (closed_at is not null and closed_by is not null and close_reason is not null));

update payout_registries r set total_gross_kopecks = s.gross
  from (select i.registry_id, sum(w.gross_kopecks) as gross
    from payout_registry_items i join withdrawals w on w.id = i.withdrawal_id group by i.registry_id) s
  where s.registry_id = r.id;

alter table payout_registry_items
  drop constraint payout_registry_items_outcome_check,
  add constraint payout_registry_items_outcome_check check (outcome in ('paid', 'failed', 'removed'));
