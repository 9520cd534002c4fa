-- Where a system wants to be told, and a rate limit wide enough for nightly exchanges.
alter table technical_users add column webhook_url text check (webhook_url ~ '^https://' and length(webhook_url) <= 2048);
alter table technical_users drop constraint technical_users_rate_limit_check;
alter table technical_users add check (rate_limit between 1 and 100000);
