-- What a fold takes in lies together: a minute's sales and postings are the last pages of their tables and of the indexes
-- by id. Priced as scattered over the disk, tens of thousands of them are found by reading whole tables instead: a minute
-- of a busy day took eight seconds of folding, now two.
alter function summary_fold(text, timestamptz, int) set random_page_cost = 1.1;
