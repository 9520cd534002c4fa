-- The number a new row gets: of its sequence, or below zero while a trial is under way. A sequence does not take back what
-- it has given with the transaction, so what is certain to be undone must not ask it (ADR 83). The setting
-- `numbers.trial` holds the last number of the trial of this transaction (db/trial.ts).
create or replace function next_number(p_sequence regclass) returns bigint language sql as $$
  select case when coalesce(current_setting('numbers.trial', true), '') = '' then nextval(p_sequence)
    else set_config('numbers.trial', (current_setting('numbers.trial')::bigint + 1)::text, true)::bigint end
$$;
