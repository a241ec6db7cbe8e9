alter table leave_types add column is_never_hindered boolean default false not null;
comment on column leave_types.is_never_hindered is 'Not refused for an exam, a class or a duty at a fixed time: the trainee is warned, and the office is asked to move it.';
update leave_types set is_never_hindered = true where code in ('sick', 'maternity', 'miscarriage', 'bereavement', 'workInjury');
