--> works with servers from 20261126T1600
--> indexes concurrently
-- Cards and lists of people who were invited say how the newest letter fares.
create index concurrently outbox_messages_invitations on outbox_messages (user_id, created_at desc)
  where template = 'invite';
