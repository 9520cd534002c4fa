-- A key is written twice, claimed and then with its answer: with room left on its page the second time touches no
-- index. What is sealed does not become smaller, so nobody tries.
alter table idempotency_keys set (fillfactor = 40);
alter table idempotency_keys alter column answer_sealed set storage external;
