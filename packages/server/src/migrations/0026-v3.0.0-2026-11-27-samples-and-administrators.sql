-- A quantity counts once some of its cases can be looked up by their numbers; 0: no numbers are asked for.
alter table workload_thresholds add column least_samples integer not null default 3
  constraint workload_thresholds_least_samples_check check (least_samples between 0 and 50);
comment on column workload_thresholds.least_samples is 'Numbers of patients or samples of a day and item without which an entry of more cases is not passed; 0: none.';

-- Nothing ever wrote it: entries of their own were folded by a migration that the baselines replaced.
drop table workload_folded_cases;

-- Who administers a base or a department sees other records: what is cached by the rights is made again.
create trigger base_administrators_bump after insert or update or delete on base_administrators
  for each statement execute function bump_rights_version();
create trigger department_administrators_bump after insert or update or delete on department_administrators
  for each statement execute function bump_rights_version();

-- Absences whose calendar has changed are found by the years they are in, without reading the others.
create index absences_calendar on absences (date_part('year', starts_on), date_part('year', ends_on), calendar_version)
  where state not in ('draft', 'rejected', 'withdrawn', 'revoked', 'cancelled');
