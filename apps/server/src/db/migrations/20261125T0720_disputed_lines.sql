-- A refused line of a partly confirmed sale can be disputed as a whole sale can (domain.md 3.22). Lines a decision about a
-- dispute was on; null: it was on the whole sale, and can be taken back.
alter table sale_decisions add column disputed_items uuid[];
