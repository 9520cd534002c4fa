-- A key that is written together with its answer is written once, and an answer of a few kilobytes stands beside it:
-- two to a page, whatever is left free of it up to a third. In that third a key that was claimed gets its answer.
alter table idempotency_keys set (fillfactor = 70, toast_tuple_target = 8160);
