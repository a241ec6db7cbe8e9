-- Named answers and anonymous ballots; each ballot of the demo twice in a copy.
select bench.copy_rows('evaluation_targets', 'people', '{
  "state": "case when c.days > 120 and t.state in (''open'', ''closed'') then ''released'' else t.state end",
  "cohort_ids": "array(select x + c.people * {cohorts} from unnest(t.cohort_ids) x)"}');
select bench.copy_rows('evaluation_subjects', 'people');
select bench.copy_rows('evaluation_tasks', 'people');
select bench.copy_rows('evaluation_answers', 'people', '{"key": "gen_random_uuid()"}');
select bench.copy_rows('evaluation_ballots', 'people', '{"id": "gen_random_uuid()"}');
select bench.copy_rows('evaluation_ballots', 'people', '{"id": "gen_random_uuid()"}');
select bench.copy_rows('evaluation_ticket_counts', 'people');
select bench.copy_rows('evaluation_tickets', 'people', '{"hash": "sha256(t.hash || int4send(c.serial))"}');
select bench.copy_rows('evaluation_examinations', 'people');
