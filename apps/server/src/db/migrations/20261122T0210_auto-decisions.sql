-- A sale without signs of risk may be confirmed by the programme itself (domain.md 3.13): such a decision has no
-- person behind it, and none can take it back by a button.
alter table sale_decisions alter column by drop not null;
