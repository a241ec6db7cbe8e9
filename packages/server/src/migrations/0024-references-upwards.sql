-- Foreign keys to a table that a later file makes, each with its reason. All others are with their table:
-- an area refers to areas before it.

-- A step names who took it; flows belong to no area, accounts come after them.
alter table flow_history add constraint flow_history_user_id_fkey foreign key (user_id) references users (id);

-- A step that one person took twice names the setting that allowed it.
alter table flow_history add constraint flow_history_waiver_id_fkey foreign key (waiver_id) references second_person_changes (id);

-- A decision that can be undone belongs to the person who took it.
alter table flow_decisions add constraint flow_decisions_user_id_fkey foreign key (user_id) references users (id);

-- An account works in a department, and departments name accounts as their head and secretary.
alter table users add constraint users_department_id_fkey foreign key (department_id) references departments (id);

-- Who administers a department is a right of an account, so that accounts have the table.
alter table department_administrators add constraint department_administrators_department_id_fkey
  foreign key (department_id) references departments (id);

-- The registration that led to the training; whoever was in training before has none.
alter table trainees add constraint trainees_registration_id_fkey foreign key (registration_id) references registrations (id);

-- The intake of that registration, for lists of trainees by intake.
alter table trainees add constraint trainees_intake_id_fkey foreign key (intake_id) references intakes (id);

-- A trainee follows the rotation table of a cohort, and a cohort chooses electives by trainee.
alter table trainees add constraint trainees_cohort_id_fkey foreign key (cohort_id) references cohorts (id);

-- A seat is given to a registration, and registrations choose among offers.
alter table placements add constraint placements_registration_id_fkey foreign key (registration_id) references registrations (id);

-- A seat that an admission run gave names the run, and a run reads the seats.
alter table placements add constraint placements_run_id_fkey foreign key (run_id) references admission_runs (id);
