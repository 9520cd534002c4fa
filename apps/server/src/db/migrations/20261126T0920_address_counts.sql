--> works with servers from 20261126T0910
-- Requests of an address to a route in the window of now, over all processes (ADR 63). A row is of an address and a route,
-- not of a window, so that a flood of windows makes no flood of rows. Unlogged: a crash forgets the last minutes, and
-- counting costs no write of the log and waits for no standby.
create unlogged table address_counts (
  scope text not null check (length(scope) <= 80),
  -- Made with the index key of route and address: nobody reads an address here.
  key_hash bytea not null,
  window_at timestamptz not null,
  requests integer not null,
  primary key (scope, key_hash)
) with (fillfactor = 50);
