-- A code confirms that the member closes the account.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('phone', 'phone_change', 'email', 'recovery', 'withdrawal', 'deletion'));
