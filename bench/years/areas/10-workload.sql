-- Logged cases: those of the demo in each copy, and more of the same days until a trainee of three years has five hundred.
select bench.copy_rows('workload_patients', 'staff', '{"number_hash": "t.number_hash || c.serial"}');
create table bench.cases as
  select e.*, b.starts_on as stay_from, b.ends_on as stay_until,
    coalesce(e.decided_by, (select id from bench.supervisors where n = 1)) as decider,
    exists (select from bench.account_kinds k where k.id = coalesce(e.decided_by, (select id from bench.supervisors where n = 1)) and k.kind = 'staff')::int as is_copied
  from demo.workload_entries e left join demo.rotation_blocks b on b.id = e.block_id
  where e.state <> 'withdrawn' and e.previous_id is null;
create table bench.case_copies as
  select c.people, c.staff, c.days, c.serial, m
  from (select people, staff, days, serial from bench.copies where kind = 'people' union all select 0, 0, 0, 0) c, generate_series(0, 3) m
  where c.serial > 0 or m > 0;
insert into workload_entries (trainee_id, block_id, department_id, requirement_id, kind, item, case_day, role, patient_id, number_hash, number_tail, note, explanation, marks,
    state, reason, decided_by, decided_at, batch_size, key, written_at, created_at, updated_at, version, count)
  select e.trainee_id + c.people * of_trainees.stride, e.block_id + c.people * of_blocks.stride, e.department_id, e.requirement_id, e.kind, e.item, d.day, e.role,
    e.patient_id + c.staff * of_patients.stride, e.number_hash || c.serial || '-' || c.m, e.number_tail, e.note, e.explanation, e.marks, d.state, case when d.state = e.state then e.reason end,
    case when d.state <> 'submitted' then e.decider + e.is_copied * c.staff * of_users.stride end, case when d.state <> 'submitted' then d.written + interval '3 days' end,
    case when d.state <> 'submitted' then coalesce(e.batch_size, 12) end, gen_random_uuid(), d.written, d.written, d.written + interval '3 days', e.version, e.count
  from bench.cases e cross join bench.case_copies c cross join bench.size z
    join bench.strides of_trainees on of_trainees.relation = 'trainees' join bench.strides of_blocks on of_blocks.relation = 'rotation_blocks'
    join bench.strides of_patients on of_patients.relation = 'workload_patients' join bench.strides of_users on of_users.relation = 'users'
    cross join lateral (select coalesce(least(e.stay_until, e.case_day + c.m * 3), e.case_day) - c.days as day) w
    cross join lateral (select w.day, w.day + (e.written_at - e.case_day::timestamptz) + c.m * interval '7 minutes' as written,
      case when w.day < current_date - 60 and e.state = 'submitted' then 'passed' else e.state end as state) d
  where d.day < current_date and d.written < now() - interval '4 days'
    -- so many of the last repetition that the sum is what a hospital of this size has
    and (c.m < 3 or hashint8(e.id * 1000 + c.serial)::bigint & 1023 < 470)
  order by d.written;
