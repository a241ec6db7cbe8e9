-- Teachers with their qualification, certificates, checks and duties; a teacher of a copy began some years earlier.
select bench.copy_rows('teacher_profiles', 'staff', '{"bank_name": "null", "bank_account_sealed": "null"}');
select bench.copy_rows('teacher_qualifications', 'staff', '{
  "number": "left(t.number, 5) || lpad((t.id + c.serial * {teacher_qualifications})::text, 5, ''0'')",
  "valid_from": "t.valid_from - c.days % 365", "valid_until": "t.valid_until - c.days % 365"}');
select bench.copy_rows('teacher_library', 'staff');
select bench.copy_rows('teacher_certificates', 'staff', '{"number": "t.number || c.serial"}');
select bench.copy_rows('teacher_certificate_records', 'staff', '{"number": "t.number || c.serial"}');
select bench.copy_rows('teacher_change_records', 'staff');
select bench.copy_rows('teacher_assessments', 'staff');
select bench.copy_rows('teacher_exchanges', 'staff');
-- each teacher keeps a record of teaching in each year
insert into teaching_records (user_id, base_id, department_id, activity, held_on, topic, participants, state, reason, created_at, updated_at)
  select case when k.kind = 'staff' then t.user_id + j * s.stride else t.user_id end, t.base_id, t.department_id, t.activity, t.held_on - d.days, t.topic || '（' || y || '）', t.participants,
    case when d.days > 200 and t.state = 'submitted' then 'confirmed' else t.state end, t.reason, t.created_at - make_interval(days => d.days), t.updated_at - make_interval(days => d.days)
  from demo.teaching_records t left join bench.account_kinds k on k.id = t.user_id, bench.strides s, bench.size z,
    generate_series(0, (select staff from bench.size)) j, generate_series(0, 5) y, lateral (select (y * z.years * 365 / 7) as days) d
  where s.relation = 'users' and (j > 0 or y > 0) and (j = 0 or k.kind = 'staff') order by d.days desc, t.held_on, j, t.id;
