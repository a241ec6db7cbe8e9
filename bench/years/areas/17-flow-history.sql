-- What happened to each copied record, in the order of time.
create table bench.flows (flow text primary key, relation text);
insert into bench.flows values ('cohort', 'cohorts'), ('leave', 'absences'), ('rotationBlock', 'rotation_blocks'), ('rotationPlan', 'rotation_plans'), ('situation', 'trainee_situations'),
  ('qualification', 'teacher_qualifications'), ('certificateRecord', 'teacher_certificate_records'), ('teacherChange', 'teacher_change_records'), ('exchange', 'teacher_exchanges'),
  ('registration', 'registrations'), ('exam', 'learning_exams'), ('intake', 'intakes');
insert into flow_history (flow, record_id, action, from_state, to_state, reason, user_id, at)
  select h.flow, h.record_id + c.serial * s.stride, h.action, h.from_state, h.to_state, h.reason,
    h.user_id + case when c.kind = k.kind then c.serial when k.kind = 'staff' then c.staff else 0 end * u.stride, h.at - make_interval(days => c.days)
  from demo.flow_history h join bench.flows f on f.flow = h.flow join bench.strides s on s.relation = f.relation join bench.copies c on c.kind = s.kind
    left join bench.account_kinds k on k.id = h.user_id join bench.strides u on u.relation = 'users'
  where h.undoes is null and h.waiver_id is null order by h.at - make_interval(days => c.days);
-- stays, leaves and trainees beyond those of the demo
insert into flow_history (flow, record_id, action, from_state, to_state, user_id, at)
  select 'rotationBlock', b.id, a.action, a.from_state, a.to_state, case when a.action = 'requestExit' then t.user_id else b.supervisor_id end,
    case a.action when 'enter' then b.starts_on + interval '9 hours' when 'requestExit' then b.ends_on + interval '9 hours' else b.ends_on + interval '10 hours' end
  from rotation_blocks b join trainees t on t.id = b.trainee_id,
    (values ('enter', 'planned', 'entered'), ('requestExit', 'entered', 'exitRequested'), ('assess', 'exitRequested', 'assessed'), ('pass', 'assessed', 'passed')) a (action, from_state, to_state)
  where b.state = 'passed' and not exists (select from flow_history h where h.flow = 'rotationBlock' and h.record_id = b.id) order by b.ends_on, b.id, a.from_state;
