-- A list of sales by points goes by the points it shows: of a draft what it would give, of any other what it has given.
-- A refused or returned sale stood among those of its former points.
drop index sales_points;
create index sales_points on sales ((case when status = 'draft' then points_preview else points_total end), id);
