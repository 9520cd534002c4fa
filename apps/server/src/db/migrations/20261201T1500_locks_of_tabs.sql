--> works with servers from 20261129T1700
-- A sale in work is held by one tab of its moderator: a second one neither decides it unseen nor gives it back.
alter table sales add column locked_tab uuid;
