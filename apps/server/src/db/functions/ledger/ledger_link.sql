-- State function of ledger_chain: the hash of the link before (or the head of the account) with the text of this one.
create or replace function ledger_link(p_last bytea, p_head bytea, p_text text) returns bytea language plpgsql immutable as $$
begin
  return sha256(coalesce(p_last, p_head, ''::bytea) || convert_to(p_text, 'UTF8'));
end $$;
