-- The number a member reads and dictates is short; one that was made of the id gets a short one (domain.md 3.1).
create sequence member_numbers as bigint start with 200001;
update users set external_id = nextval('member_numbers')::text where role_code = 'member' and external_id = id::text;
