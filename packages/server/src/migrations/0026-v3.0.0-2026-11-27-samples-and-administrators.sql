-- A quantity counts once some of its cases can be looked up by their numbers; 0: no numbers are asked for.
alter table workload_thresholds add column least_samples integer not null default 3
  constraint workload_thresholds_least_samples_check check (least_samples between 0 and 50);
comment on column workload_thresholds.least_samples is 'Numbers of patients or samples of a day and item without which an entry of more cases is not passed; 0: none.';

-- Nothing ever wrote it: entries of their own were folded by a migration that the baselines replaced.
drop table workload_folded_cases;
