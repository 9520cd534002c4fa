-- Numbers an account had before: a member who registers with one of them is shown as a possible duplicate.
create table former_phones (
  user_id uuid not null references users,
  phone text not null check (phone ~ '^7[0-9]{10}$'),
  until timestamptz not null,
  primary key (user_id, phone)
);
create index former_phones_phone on former_phones (phone);
