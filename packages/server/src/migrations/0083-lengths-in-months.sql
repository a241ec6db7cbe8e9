-- A length in months has one rule: the first day counts, the end is the day before the corresponding day. Where the month has no
-- corresponding day the end is its last day: 31 August and six months end on 28 February. The contract's kernel has the same rule
-- (day.ts, lastDayOfMonths); a test compares the two.
create function last_day_of_months(starts_on date, months integer) returns date
  language sql immutable strict parallel safe
  return (starts_on + make_interval(months => months))::date
    - case when extract(day from starts_on + make_interval(months => months)) = extract(day from starts_on) then 1 else 0 end;

alter table trainees alter column planned_end set expression as (last_day_of_months(starts_on, length_months) + extension_days);
alter table plan_blocks alter column ends_on set expression as (last_day_of_months(starts_on, months));
comment on column trainees.planned_end is 'The last day: the end of the months from the start, plus the days of extension.';
