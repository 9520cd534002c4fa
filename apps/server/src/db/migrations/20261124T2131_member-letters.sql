-- Letters of the programme to chosen members: what was sent, by whom, and to whom it has gone so far.
create table member_letters (
  id uuid primary key,
  subject text not null check (length(subject) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  author_id uuid not null references users,
  at timestamptz not null,
  process_id uuid references processes
);

create table member_letter_recipients (
  letter_id uuid not null references member_letters,
  user_id uuid not null references users,
  sent_at timestamptz,
  -- Where it went: an address is written to, the app always is.
  by_email boolean not null default false,
  -- Agreed when it was asked for, and no longer when it was to go.
  skipped boolean not null default false,
  primary key (letter_id, user_id)
);
create index member_letter_recipients_waiting on member_letter_recipients (letter_id, user_id)
  where sent_at is null and not skipped;
create index member_letter_recipients_user on member_letter_recipients (user_id, letter_id);

-- A letter is read in the app as a whole.
alter table notifications drop constraint notifications_text_check;
alter table notifications add constraint notifications_text_check check (length(text) <= 4000);
