-- Proves accounts and marks the sound ones with the posting they were proved at; one statement, so what is found and what
-- is marked are of one moment. Answers how many accounts and postings were sound, and at most a hundred problems.
create or replace function ledger_prove(p_members uuid[], p_at timestamptz, out wallets bigint, out postings bigint,
  out problems jsonb) language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  with found as materialized (select x.* from ledger_audit_of(p_members) x),
  marked as (
    insert into wallet_proofs as p (member_id, seq, at)
    select w.member_id, w.seq, p_at from wallets w
    where w.member_id = any (p_members) and w.member_id not in (select f.member_id from found f)
    order by w.member_id
    on conflict (member_id) do update set seq = excluded.seq, at = excluded.at
    returning p.seq),
  -- They stay among those that have changed, and are looked at every night.
  unmarked as (delete from wallet_proofs p where p.member_id in (select f.member_id from found f))
  select count(*), coalesce(sum(m.seq), 0),
    coalesce((select jsonb_agg(to_jsonb(x)) from (select * from found limit 100) x), '[]')
    into wallets, postings, problems
  from marked m;
end $$;
