-- Lectures with who came; courses and lessons stay those of the demo.
select bench.copy_rows('learning_lectures', 'people', '{
  "state": "case when t.state = ''planned'' and t.ends_at - c.days * interval ''1 day'' < now() then ''closed'' else t.state end",
  "cohort_ids": "array(select x + c.people * {cohorts} from unnest(t.cohort_ids) x)", "user_ids": "''{}''"}');
select bench.copy_rows('learning_lecture_people', 'people');
