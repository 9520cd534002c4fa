-- A version may carry a title of its own; without one the kind's title is shown.
alter table programme_document_versions add column title text check (length(title) <= 200);
