--> works with servers from 20261126T1340
-- A part that was refused, with its reasons as the work wrote them (ADR 67): a take-over repeats them and judges none of
-- these rows again. They quote cells of the file, so they are sealed.
alter table process_parts add column refusal_sealed bytea;
