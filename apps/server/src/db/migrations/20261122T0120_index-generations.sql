-- Index keys the blind indexes were made with, the first one first (modules/keys).
create table index_generations (
  field text not null check (field in ('tax_profiles', 'payout_card')),
  position integer not null,
  fingerprint text not null,
  -- Numbers of cards are not kept, so their index is wrapped with every next key and needs all of them.
  key_sealed bytea,
  created_at timestamptz not null default now(),
  primary key (field, position)
);
-- What a webhook is signed with: unlike the secret of a sign-in it has to be read again.
alter table technical_users add column webhook_secret_sealed bytea;
