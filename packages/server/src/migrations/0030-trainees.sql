-- Trainees: when the training began, how long it takes, with or without a degree; people already in training need no sign-up.

alter table trainees
  alter column registration_id drop not null,
  alter column intake_id drop not null,
  add column starts_on date,
  add column length_months integer check (length_months between 1 and 120),
  add column degree_kind text not null default 'none' check (degree_kind in ('none', 'degree')),
  add column extension_days integer not null default 0 check (extension_days between 0 and 3650),
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1;
update trainees set starts_on = enrolled_on, degree_kind = case trainee_kind when 'degree' then 'degree' else 'none' end;
alter table trainees alter column starts_on set not null;
alter table trainees
  add column planned_end date generated always as
    ((starts_on + make_interval(months => length_months) + make_interval(days => extension_days) - interval '1 day')::date) stored;
create index trainees_start on trainees (starts_on desc, id desc);
create index trainees_major_start on trainees (major_id, starts_on desc, id desc);
drop index trainees_major;
create index trainees_end on trainees (planned_end, id);
comment on column trainees.registration_id is 'The sign-up that led to the training; null for people who were in training before the system was.';
comment on column trainees.length_months is 'Calendar months of training; null as long as nobody has recorded it.';
comment on column trainees.degree_kind is 'degree: the training is part of a degree (专硕).';
comment on column trainees.extension_days is 'Days by which approved decisions have moved the planned end.';
comment on column trainees.planned_end is 'The last day: start, plus calendar months, plus extension, less one day.';
