-- Makes room for the new version of a draft or a clarified sale, p as sale_register_batch takes it: its points, claims, items,
-- files and signs go, its own row gets the new values. Answers what is in the way, having changed nothing: state, conflict
-- (of versions); null when it is done.
-- Locks: the sale; the caller holds the account.
create or replace function sale_replace(p jsonb, p_at timestamptz) returns text language plpgsql as $$
declare o sales; v_id uuid := (p->>'id')::uuid; v_member uuid := (p->>'member_id')::uuid; r jsonb := p->'receipt';
  v_live boolean := p->>'status' <> 'draft';
begin
  select * into o from sales where id = v_id and member_id = v_member for update;
  if not found or o.status not in ('draft', 'clarification') then return 'state'; end if;
  -- What has been confirmed is not replaced: only the question about the disputed lines is answered.
  if o.dispute_count > 0 and exists (select from sale_items where sale_id = v_id and removed_at is null
    and status <> 'pending') then return 'state'; end if;
  if o.version <> (p->>'version')::int then return 'conflict'; end if;
  perform ledger_cancel(v_member, v_id, null, p->'ref', p_at);
  perform sale_unclaim(v_id, null);
  if o.status = 'draft' then
    delete from sale_items where sale_id = v_id;
  else
    update sale_items set removed_at = p_at where sale_id = v_id and removed_at is null;
  end if;
  delete from sale_files where sale_id = v_id;
  delete from sale_flags where sale_id = v_id;
  update sales set
    status = p->>'status', store_id = (p->>'store_id')::uuid, partner_id = (p->>'partner_id')::uuid,
    sale_date = (p->>'sale_date')::date, sale_date_reason = p->>'sale_date_reason', receipt_key = r->>'key', receipt_qr = r->>'qr', receipt_fn = r->>'fn',
    receipt_fd = r->>'fd', receipt_fpd = r->>'fpd', receipt_total_kopecks = (r->>'total')::bigint,
    receipt_at = (r->>'at')::timestamptz, comment = p->>'comment', external_id = p->>'external_id',
    total_kopecks = (p->>'total_kopecks')::bigint, points_preview = (p->>'points_preview')::bigint,
    points_total = case when v_live then (p->>'points_preview')::bigint else 0 end,
    submitted_at = case when v_live then coalesce(submitted_at, p_at) end,
    sla_due_at = (p->>'sla_due_at')::timestamptz, reason_code = null, reason_text = null, updated_at = p_at,
    rule_set_id = coalesce(rule_set_id, (p->>'rule_set_id')::uuid), rule_facts = coalesce(p->'rule_facts', rule_facts),
    version = version + 1
  where id = v_id;
  return null;
end $$;
