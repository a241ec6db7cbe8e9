-- Leaves: those of the demo in each copy, and one or two more where they meet no other one; those of earlier years are over.
create function bench.leave_state(state text, days int) returns text language sql immutable as $$
  select case when days < 60 then state when state in ('submitted', 'supervisorPassed', 'departmentPassed', 'basePassed', 'approved', 'revokeRequested', 'reported') then 'confirmed' else state end
$$;
select bench.copy_rows('absences', 'people', '{
  "state": "bench.leave_state(t.state, c.days)",
  "waits_step": "case when c.days < 60 then t.waits_step end", "waits_since": "case when c.days < 60 then t.waits_since - c.days * interval ''1 day'' end"}');
select bench.copy_rows('absence_dates', 'people');
select bench.copy_rows('absence_days', 'people', '{"year": "t.year - c.years"}');
select bench.copy_rows('absence_steps', 'people', '{"block_id": "t.block_id + c.people * {rotation_blocks}"}');
select bench.copy_rows('absence_trips', 'people');
select bench.copy_rows('absence_stand_ins', 'people');
select bench.copy_rows('leave_people', 'people');
select bench.copy_rows('leave_accounts', 'people', '{"year": "t.year - c.years"}');
select bench.copy_rows('leave_account_changes', 'people');
select bench.copy_rows('rotation_absences', 'people', '{"absence_id": "t.absence_id + c.people * {absences}", "situation_id": "t.situation_id + c.people * {trainee_situations}"}');

create table bench.second_leaves as
  select a.id as original, nextval(pg_get_serial_sequence('absences', 'id')) as id, d.days
  from absences a, generate_series(1, 2) n, lateral (select (230 * n - 200 + a.id % 200)::int as days) d
  where (n = 1 or a.id % 3 = 0) and a.state in ('confirmed', 'rejected', 'withdrawn', 'revoked') order by a.starts_on, a.id;
insert into absences (id, kind, trainee_id, leave_type_id, starts_on, starts_half, ends_on, ends_half, state, reason, urgent_reason, refusal, revoke_reason,
    returned_on, returned_half, submitted_at, created_by, created_at, updated_at)
  select s.id, a.kind, a.trainee_id, a.leave_type_id, a.starts_on - s.days, a.starts_half, a.ends_on - s.days, a.ends_half, a.state, a.reason, a.urgent_reason, a.refusal,
    a.revoke_reason, a.returned_on - s.days, a.returned_half, a.submitted_at - make_interval(days => s.days), a.created_by, a.created_at - make_interval(days => s.days),
    a.updated_at - make_interval(days => s.days)
  from bench.second_leaves s join absences a on a.id = s.original where a.kind = 'leave' order by a.starts_on, a.id
  on conflict do nothing;
insert into absence_dates (absence_id, day, days)
  select s.id, d.day - s.days, d.days from bench.second_leaves s join absences a on a.id = s.id join absence_dates d on d.absence_id = s.original order by d.day, s.id;
insert into absence_days (absence_id, year, days)
  select d.absence_id, extract(year from d.day), sum(d.days) from absence_dates d join bench.second_leaves s on s.id = d.absence_id group by 1, 2;
insert into absence_steps (absence_id, step, block_id, department_id, outcome, decided_by, decided_at)
  select s.id, p.step, p.block_id, p.department_id, p.outcome, p.decided_by, p.decided_at - make_interval(days => s.days)
  from bench.second_leaves s join absences a on a.id = s.id join absence_steps p on p.absence_id = s.original order by a.starts_on, s.id, p.rank;
