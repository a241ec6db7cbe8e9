-- Cohorts with their tables; the standards stay those of the demo.
select bench.copy_rows('cohorts', 'people', '{
  "name": "t.name || ''（'' || c.serial || ''）''", "year": "t.year - c.years",
  "state": "case when c.days > 400 then ''approved'' else t.state end"}');
select bench.copy_rows('cohort_rows', 'people');
select bench.copy_rows('cohort_options', 'people');
select bench.copy_rows('cohort_deviations', 'people');
