-- Trigger: a new account gets its rank, by which lists are sorted by points (ADR 10).
create or replace function wallet_rank() returns trigger language plpgsql as $$
begin
  insert into wallet_ranks (member_id, active, pending, seq) values (new.member_id, new.active, new.pending, new.seq);
  return null;
end $$;
