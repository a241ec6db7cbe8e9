create table absence_dates (
  absence_id bigint not null references absences (id) on delete cascade,
  day date not null,
  days numeric(2,1) not null check (days in (0.5, 1)),
  primary key (absence_id, day)
);
comment on table absence_dates is 'What an absence counts on each day; absence_days has the same by year. Figures and accounts are sums of these rows.';
alter table absences add column calendar_version integer not null default -1;
comment on column absences.calendar_version is 'Versions of the calendar years by which it was counted, added up; another sum now means that it is to be counted again. -1: before this was recorded.';
