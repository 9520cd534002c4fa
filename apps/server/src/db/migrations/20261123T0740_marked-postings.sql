-- Lists by points look for belated postings among the marks: a few of them, beside any number of others.
create index summary_marks_postings on summary_marks (ref) where kind = 'posting';
