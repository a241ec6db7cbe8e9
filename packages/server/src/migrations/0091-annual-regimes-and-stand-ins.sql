alter table leave_types
  add column annual_regime text check (annual_regime in ('enterprise', 'publicInstitution')),
  add column carries_until text check (carries_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
comment on column leave_types.annual_regime is 'By which rules annual leave is had; null: by the table of days alone.';
comment on column leave_types.carries_until is 'Days left of a year may be used until this month and day of the next; null: they end with the year.';
update leave_types set annual_regime = 'publicInstitution' where code = 'annual';

alter table leave_account_changes
  alter column created_by drop not null,
  drop constraint leave_account_changes_kind_check,
  add constraint leave_account_changes_kind_check
    check (kind in ('carried', 'earned', 'corrected', 'usedBefore', 'carriedOver', 'carryEnded'));

comment on column leave_account_changes.created_by is 'Null: done at a date, by nobody.';

create table absence_stand_ins (
  absence_id bigint primary key references absences (id) on delete cascade,
  trainee_id bigint not null references trainees (id),
  answer text check (answer in ('agreed', 'declined')),
  answered_at timestamptz,
  note text check (length(note) between 1 and 300),
  constraint absence_stand_ins_answered check ((answer is null) = (answered_at is null))
);
create index absence_stand_ins_trainee on absence_stand_ins (trainee_id);
comment on table absence_stand_ins is 'Who is asked to do the work of a trainee on leave, and what they answered.';
