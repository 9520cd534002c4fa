-- What an export was narrowed to is often a phone or a name: it stands sealed, not among the parameters people list.
alter table processes add column search_sealed bytea;
-- A finished one is never run again and needs it no more.
update processes set params = params - 'search' where status = 'completed' and params ? 'search';
