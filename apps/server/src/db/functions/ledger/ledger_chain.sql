-- Window aggregate: the hashes of a run of postings of one account, ledger_chain(head, ledger_link_text(…)).
create or replace aggregate ledger_chain(bytea, text) (sfunc = ledger_link, stype = bytea);
