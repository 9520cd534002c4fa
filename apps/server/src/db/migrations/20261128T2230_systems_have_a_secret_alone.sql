--> works with servers from 20261126T1600
-- A system that had an address could recover a password by it and so outlive the rotation of its secret.
delete from second_factors where user_id in (select id from users where role_code = 'technical');
delete from verification_codes where user_id in (select id from users where role_code = 'technical');
update users set email = null, phone = null, password_hash = null
  where role_code = 'technical' and (email is not null or phone is not null or password_hash is not null);
alter table users add constraint users_system_has_no_contacts
  check (role_code <> 'technical' or (email is null and phone is null and password_hash is null));
