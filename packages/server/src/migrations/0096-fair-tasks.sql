-- Background tasks run in turns, one of each person: jobs of a later turn have a lower priority.
alter table tasks add column turn integer not null default 0;
comment on column tasks.turn is 'The round of its kind in which it runs: one task of each person in a round.';
create index tasks_turn on tasks (kind, turn) where started_at is not null;

-- The job that lapses places looks for them every ten minutes; without it the registrations of all years are read.
create index registrations_admitted on registrations (id) where state = 'admitted';
