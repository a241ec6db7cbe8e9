-- A decision is stored at once and can be undone for a few seconds; its notices wait as long.
create table flow_decisions (
  id bigint generated always as identity primary key,
  flow text not null,
  action text not null,
  user_id bigint not null references users(id),
  undo_until timestamptz not null,
  records jsonb not null default '[]'
);
create index flow_decisions_user on flow_decisions (user_id);
create index flow_decisions_until on flow_decisions (undo_until);
comment on table flow_decisions is 'Decisions that can still be undone; removed when their time is over.';
comment on column flow_decisions.records is 'Of each record its version and step after the decision, and what the decision wrote beside the state, as it was before.';

alter table flow_history add column undoes bigint references flow_history(id);
create unique index flow_history_undoes on flow_history (undoes) where undoes is not null;
comment on column flow_history.undoes is 'The step that this one has undone; null for a step forward, back or to the end.';

alter table notices add column held_until timestamptz, add column decision_id bigint references flow_decisions(id) on delete set null;
create index notices_decision on notices (decision_id) where decision_id is not null;
comment on column notices.held_until is 'Before this moment the notice is neither shown nor sent: its decision can be undone.';

-- Reasons that somebody gives often, by flow and action.
create table reason_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users(id),
  flow text not null,
  action text not null,
  body text not null,
  created_at timestamptz not null,
  unique (user_id, flow, action, body)
);
