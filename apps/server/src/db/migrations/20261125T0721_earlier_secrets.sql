-- A second new secret within the grace of the first: each old one opens until the end it was promised (domain.md 3.14).
-- [{"hash", "until"}], the latest first.
alter table technical_users add column earlier_secrets jsonb not null default '[]';
