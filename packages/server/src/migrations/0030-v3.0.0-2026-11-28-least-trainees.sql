-- A department may need trainees in every month to do its work: plans place at least so many there.
alter table departments add column least_trainees integer not null default 0
  constraint departments_least_trainees_check check (least_trainees between 0 and 999);
comment on column departments.least_trainees is 'How many trainees it needs in a month; 0: none. In a month with fewer seats it needs as many as it has seats.';
