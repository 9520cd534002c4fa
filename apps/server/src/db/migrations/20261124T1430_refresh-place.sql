-- Where the refresh token of a session was changed last: its predecessor is taken from there only.
alter table sessions add column rotated_ip inet;
-- A device the account has signed in from counts its guesses apart: asked at every sign-in.
create index sessions_devices on sessions (user_id, fingerprint_hash);
