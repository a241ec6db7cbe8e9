-- Rows of an imported sheet that hold what is stored already: they are neither checked nor written.
alter table tasks add column unchanged integer;
