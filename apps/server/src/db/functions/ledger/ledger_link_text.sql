-- What a link of the chain is made of; ledger_hash is one link, ledger_chain a run of them in the order of postings.
create or replace function ledger_link_text(p_member uuid, p_seq bigint, p_type ledger_operation, p_dr ledger_account,
  p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamptz) returns text language sql stable as $$
  select concat_ws('|', p_member, p_seq, p_type, p_dr, p_cr, p_amount, coalesce(p_doc::text, '-'),
    (extract(epoch from p_at) * 1000000)::bigint)
$$;
