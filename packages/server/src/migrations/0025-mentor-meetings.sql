-- Meetings logged at once with several trainees share their files; the same meeting is not logged twice.
alter table mentor_meetings add column together_with bigint references mentor_meetings (id);
create index mentor_meetings_together on mentor_meetings (together_with);
create unique index mentor_meetings_once on mentor_meetings (relation_id, met_on, topic) where state <> 'withdrawn';
comment on column mentor_meetings.together_with is 'The first of the meetings that were logged at once, which holds their files; null: itself.';
