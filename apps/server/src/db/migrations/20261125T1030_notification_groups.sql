-- The bell folds events of one kind and day; the index walks a person's feed by both.
create index notifications_groups on notifications (user_id, kind, created_at desc, id desc);
