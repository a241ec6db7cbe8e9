-- Exams of ten years. Who sits an exam are trainees in training then, of all copies; each attempt keeps twenty events of its journal, and
-- the exams of each sixth copy keep the marks of each question.
select bench.copy_rows('learning_exams', 'exams', '{
  "state": "case when t.state = ''cancelled'' then t.state else ''released'' end", "release_at": "null", "resit_of": "null", "cohort_ids": "''{}''", "keeps_device": "false"}',
  't.train_id is null');
select bench.copy_rows('learning_exam_papers', 'exams', '{}', 't.exam_id in (select e.id from demo.learning_exams e where e.train_id is null)');
select bench.copy_rows('learning_exam_rooms', 'exams', '{}', 't.exam_id in (select e.id from demo.learning_exams e where e.train_id is null)');
select bench.copy_rows('learning_exam_staff', 'exams', '{}', 't.exam_id in (select e.id from demo.learning_exams e where e.train_id is null)');

create table bench.candidates as
  select row_number() over (order by e.serial, a.id, p.serial) + s.stride as id, a.id as original, a.user_id + p.people * u.stride as user_id,
    a.exam_id + e.exams * x.stride as exam_id, a.paper_id, e.days, e.exams as copy
  from demo.learning_candidates a join bench.account_kinds k on k.id = a.user_id and k.kind = 'people'
    join bench.copies e on e.kind = 'exams' join bench.copies p on p.kind = 'people' and p.days - e.days between -640 and 300
    join bench.strides s on s.relation = 'learning_candidates' join bench.strides u on u.relation = 'users' join bench.strides x on x.relation = 'learning_exams'
  where a.person_id is null and a.exam_id in (select d.id from demo.learning_exams d where d.train_id is null);
insert into learning_candidates (id, exam_id, user_id, paper_id) select id, exam_id, user_id, paper_id from bench.candidates order by id;

create table bench.attempts as
  select row_number() over (order by c.days desc, c.id, t.number) + s.stride as id, c.id as candidate_id, c.exam_id, c.days, c.copy, t.id as original
  from bench.candidates c join demo.learning_attempts t on t.candidate_id = c.original, bench.strides s where s.relation = 'learning_attempts';
insert into learning_attempts (id, exam_id, candidate_id, paper_id, number, seed, state, started_at, deadline_at, ended_at, last_seq, seen_at, away_count, away_seconds, readmissions,
    score, most, is_passed, journal_events, journal_bytes)
  select a.id, a.exam_id, a.candidate_id, t.paper_id, t.number, (a.id % 2000000000)::int, 'released', d.began, d.began + (t.deadline_at - t.started_at),
    d.began + coalesce(t.ended_at - t.started_at, interval '40 minutes'), 20, d.began + interval '40 minutes', t.away_count, t.away_seconds, t.readmissions,
    coalesce(t.score, (m.most * (50 + a.id % 50) / 100)::int), m.most, coalesce(t.is_passed, a.id % 50 > 9), 20, 20 * 90
  from bench.attempts a join demo.learning_attempts t on t.id = a.original
    join lateral (select coalesce(t.most, (select sum(i.points)::int from demo.learning_paper_items i where i.paper_id = t.paper_id)) as most) m on true
    join lateral (select t.started_at - make_interval(days => a.days) as began) d on true order by a.id;

create table bench.answered as
  select * from (select v.*, row_number() over (partition by v.attempt_id order by v.id desc) as place from demo.learning_attempt_events v) v where place <= 20;
create index on bench.answered (attempt_id);
insert into learning_attempt_events (attempt_id, client_id, seq, kind, item_id, part, value, made_at, received_at, is_late)
  select a.id, v.client_id, 21 - v.place, v.kind, v.item_id, v.part, v.value, v.made_at - make_interval(days => a.days), v.received_at - make_interval(days => a.days), v.is_late
  from bench.attempts a join bench.answered v on v.attempt_id = a.original order by a.id, v.place desc;
insert into learning_marks (attempt_id, item_id, part, most, points, is_by_rule, edition)
  select a.id, m.item_id, m.part, m.most, coalesce(m.points, m.most / 2), m.is_by_rule, m.edition
  from bench.attempts a join demo.learning_marks m on m.attempt_id = a.original where a.copy % 6 = 0 order by a.id, m.item_id, m.part;
insert into learning_gradings (attempt_id, item_id, part, round, marker_id, points, comment, at)
  select a.id, g.item_id, g.part, g.round, g.marker_id, g.points, g.comment, g.at - make_interval(days => a.days)
  from bench.attempts a join demo.learning_gradings g on g.attempt_id = a.original where a.copy % 6 = 0 order by a.id, g.id;
