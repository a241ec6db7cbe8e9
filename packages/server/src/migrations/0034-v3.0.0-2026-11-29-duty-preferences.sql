-- On which days a trainee would like to have a shift, or would rather not.
create table duty_preferences (
  trainee_id bigint not null references trainees (id) on delete cascade,
  day date not null,
  wants boolean not null,
  updated_at timestamptz not null default now(),
  primary key (trainee_id, day)
);
comment on column duty_preferences.wants is 'A shift on that day; false: rather none.';
