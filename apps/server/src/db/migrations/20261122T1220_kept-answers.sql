-- A key that is written together with its answer is written once, and an answer of a few kilobytes stands beside it.
alter table idempotency_keys set (fillfactor = 90, toast_tuple_target = 8160);
