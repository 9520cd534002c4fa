-- F7 asks at every registration who else has sold from this device lately: without an index it read the sales of a month.
create index sales_fingerprint on sales (fingerprint, submitted_at desc) where fingerprint is not null;
