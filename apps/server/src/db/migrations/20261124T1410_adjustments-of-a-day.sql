-- The approval threshold is compared with what one author has booked in a day (domain.md 3.22).
create index tunings_author on tunings (created_by, created_at);
