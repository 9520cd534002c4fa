-- The tax status is the member's (users.tax_status, docs/adr/0045); the copy with the identity data was never read.
alter table tax_profiles drop column tax_status;
