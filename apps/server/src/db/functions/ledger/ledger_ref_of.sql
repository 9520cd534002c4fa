-- What a posting refers to. A text becomes an enum only in a stable function; declared immutable, the body could not be
-- inlined into the calling statement, and was started again for each row.
create or replace function ledger_ref_of(p jsonb) returns ledger_ref language sql stable as $$
  select row(
    (p->>'sale_id')::uuid, (p->>'sale_item_id')::uuid, (p->>'accrual_id')::uuid, (p->>'promotion_id')::uuid,
    (p->>'promotion_version_id')::uuid, (p->>'withdrawal_id')::uuid, (p->>'tuning_id')::uuid,
    (p->>'reverses_seq')::bigint, (p->>'store_id')::uuid, (p->>'partner_id')::uuid,
    coalesce(p->>'actor_kind', 'system')::ledger_actor, (p->>'actor_id')::uuid, p->>'request_id',
    p->>'reason_code', (p->>'expires_on')::date)::ledger_ref
$$;
