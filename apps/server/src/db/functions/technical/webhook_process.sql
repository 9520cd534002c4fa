-- Trigger: a process has finished, for the system that started it.
create or replace function webhook_process() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, 'process.finished', coalesce(new.finished_at, now()),
    jsonb_build_object('processId', new.id, 'number', '#' || new.number, 'kind', new.kind, 'status', new.status,
      'counts', jsonb_build_object('ok', coalesce(new.counts -> 'ok', '0'), 'failed', coalesce(new.counts -> 'failed', '0'))),
    coalesce(new.finished_at, now())
  from technical_users t
  where t.user_id = new.started_by and t.webhook_url is not null and t.webhook_secret_sealed is not null
    and t.status = 'active' and (t.webhook_events is null or 'process.finished' = any(t.webhook_events));
  return null;
end $$;
