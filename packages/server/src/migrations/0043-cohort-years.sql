-- Lists of cohorts are filtered by year.

create index cohorts_year on cohorts (year, starts_on desc);
