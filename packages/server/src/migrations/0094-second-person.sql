-- The setting of every rule that asks for a second person, as the list of its changes: the last one of a rule holds.
create table second_person_changes (
  id bigint generated always as identity primary key,
  rule text not null,
  is_waived boolean not null,
  reason text not null,
  changed_by bigint not null references users (id),
  changed_at timestamptz not null
);
create index second_person_changes_rule on second_person_changes (rule, id);
create index second_person_changes_by on second_person_changes (changed_by);
create trigger second_person_changes_fixed before delete or update on second_person_changes
  for each row execute function refuse_change();
-- the waived rules are read and cached with the rights
create trigger second_person_changes_bump after insert on second_person_changes
  for each statement execute function bump_rights_version();
comment on table second_person_changes is 'Who waived a rule of two persons or put it back, when and why; nothing is ever changed.';

alter table flow_history add column waiver_id bigint references second_person_changes (id);
create index flow_history_waiver on flow_history (waiver_id) where waiver_id is not null;
comment on column flow_history.waiver_id is 'The change of the setting by which the person of the earlier step took this one too; null where nothing was waived.';

alter table exam_scores add column waiver_id bigint references second_person_changes (id);
create index exam_scores_waiver on exam_scores (waiver_id) where waiver_id is not null;
alter table exam_scores drop constraint exam_scores_second_person;
alter table exam_scores add constraint exam_scores_second_person check (checked_by <> entered_by or waiver_id is not null);
alter table exam_scores add constraint exam_scores_waiver_of_check check (waiver_id is null or checked_by is not null);
comment on column exam_scores.waiver_id is 'The change of the setting by which one person entered and checked the score.';

create table review_reminders (
  flow text not null,
  record_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  day date not null,
  reminded_by bigint not null references users (id) on delete cascade,
  at timestamptz not null,
  primary key (flow, record_id, user_id, day)
);
create index review_reminders_user on review_reminders (user_id);
create index review_reminders_by on review_reminders (reminded_by);
comment on table review_reminders is 'Who was reminded of a record they may decide: once a day for a record and a person.';
