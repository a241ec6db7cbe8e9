alter table leave_types
  add column event_kind text check (event_kind in ('birth', 'marriage', 'death', 'injury', 'other')),
  add column for_gender smallint check (for_gender in (1, 2));
comment on column leave_types.event_kind is 'What an application names, so that the days of an event hold for all that name the same one; null with days per event: other.';
comment on column leave_types.for_gender is '1 men, 2 women; null: everybody.';
update leave_types set event_kind = 'birth' where code in ('maternity', 'paternity');
update leave_types set event_kind = 'marriage' where code = 'marriage';
update leave_types set event_kind = 'death' where code = 'bereavement';
update leave_types set event_kind = 'injury' where code = 'workInjury';
update leave_types set event_kind = 'other' where code in ('miscarriage', 'familyVisit');
update leave_types set for_gender = 2 where code in ('maternity', 'miscarriage', 'prenatal');
update leave_types set for_gender = 1 where code = 'paternity';

alter table leave_type_days
  alter column days drop not null,
  add column same_as_national boolean default false not null,
  add column from_child integer default 1 not null check (from_child between 1 and 9),
  add column is_counted boolean default false not null,
  add constraint leave_type_days_national check (same_as_national = (days is null)),
  add constraint leave_type_days_national_of_province check (not same_as_national or (province_code is not null and per <> 'extra')),
  add constraint leave_type_days_counted check (not is_counted or per = 'extra'),
  drop constraint leave_type_days_one,
  add constraint leave_type_days_one unique nulls not distinct (leave_type_id, per, province_code, min_work_years, from_child, name);
comment on column leave_type_days.same_as_national is 'The province has been looked up and gives the national days. Without a line of its own a province is not recorded where others are.';
comment on column leave_type_days.from_child is 'From this child on.';
comment on column leave_type_days.is_counted is 'Extra days that are chosen as often as they occur, such as for each further child.';
update leave_type_days set is_counted = true where per = 'extra' and name = '多胞胎，每多生育 1 个婴儿';

alter table absences
  add column event_on date,
  add column event_name text check (length(event_name) between 1 and 60),
  add column child_number integer check (child_number between 1 and 9),
  add column event_extras jsonb default '[]'::jsonb not null,
  add constraint absences_event check (event_on is not null or (event_name is null and child_number is null));
comment on column absences.event_extras is 'Extra days that were chosen: [{dayId, count, name, nameEn, days}], as the table of days was then.';
create index absences_event on absences (trainee_id, leave_type_id, event_on) where event_on is not null;
comment on column leave_settings.province_code is 'First two digits of the region code; null: not said, so nothing is recorded that provinces regulate.';
