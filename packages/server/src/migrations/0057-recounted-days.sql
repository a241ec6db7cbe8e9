alter table absences add column short_on date;
comment on column absences.short_on is 'Since when its account has too few days for those counted anew by the published holidays; the days are those from before.';
