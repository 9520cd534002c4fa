-- A kept answer may hold a passport or a secret shown once: it is sealed like every other copy of them.
delete from idempotency_keys;
alter table idempotency_keys drop column answer;
alter table idempotency_keys add column answer_sealed bytea;
