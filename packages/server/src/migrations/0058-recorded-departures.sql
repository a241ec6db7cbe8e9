-- A base or the office records the departure of a trainee who does not come any more.

alter table trainee_departures add column recorded_by bigint references users (id);
create index trainee_departures_recorder on trainee_departures (recorded_by) where recorded_by is not null;
comment on column trainee_departures.recorded_by is 'Who recorded it for a base or the office; null: the trainee asked for it.';
