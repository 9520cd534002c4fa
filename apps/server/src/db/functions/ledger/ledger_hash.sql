-- One link of the hash chain of a member's postings. ledger_chain computes a run of them.
create or replace function ledger_hash(p_prev bytea, p_member uuid, p_seq bigint, p_type ledger_operation,
  p_dr ledger_account, p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamptz)
returns bytea language sql stable as $$
  select sha256(coalesce(p_prev, ''::bytea) || convert_to(concat_ws('|', p_member, p_seq, p_type, p_dr, p_cr,
    p_amount, coalesce(p_doc::text, '-'), (extract(epoch from p_at) * 1000000)::bigint), 'UTF8'))
$$;
