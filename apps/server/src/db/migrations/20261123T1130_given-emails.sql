-- Who has given an address that is not the person's own word yet: a link to set a password does not go there.
alter table users add column email_given_by uuid references users (id);
comment on column users.email_given_by is 'Set with an address changed by somebody else; emptied when the person confirms it.';
