-- Articles pasted from a spreadsheet are looked for whosever they are: the index of their uniqueness begins with the
-- manufacturer.
create index products_article_any on products (lower(article));
create index products_gtin_any on products (ltrim(gtin, '0')) where gtin is not null;
