-- A cohort keeps the stages of its standard, or trains in one table without.

alter table cohorts add column in_stages boolean not null default true;
comment on column cohorts.in_stages is 'False: one table without stages though the standard has them.';
