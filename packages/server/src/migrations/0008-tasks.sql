-- Work done in the background for somebody: sheets read in and written out. The queue itself (pg-boss) lives in a schema of its own.

create table tasks (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('import', 'export')),
  sheet text not null,
  user_id bigint not null references users (id),
  ip text not null,
  language text not null check (language in ('zh-cn', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  input_sealed text,
  given_as text,
  given_size bigint,
  done integer not null default 0,
  total integer,
  written integer,
  wrong integer,
  faults jsonb not null default '[]',
  error text,
  result_as text,
  result_size bigint,
  job_id uuid,
  tries integer not null default 0,
  cancel_asked_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
comment on column tasks.input_sealed is 'Filters and mode, sealed: what was searched for may be a number of a person.';
comment on column tasks.given_as is 'Where the sheet to read lies in the blob store.';
comment on column tasks.error is 'Key of the error that ended it, as the areas declare them.';
comment on column tasks.heartbeat_at is 'Told by whoever works on it; a silent one is given to somebody else.';
create index tasks_user on tasks (user_id, id desc);
create index tasks_order on tasks (id desc);
create index tasks_state on tasks (state, id desc);
create index tasks_running on tasks (heartbeat_at) where state = 'running';
create index tasks_finished on tasks (finished_at) where finished_at is not null;
