-- Dictionaries, schools, the calendar of working days, time windows, guides, the waiver of second persons, and tasks in the background.

-- Dictionaries ----------------------------------------------------------------------------------------

create table dict_types (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'),
  name text not null check (length(name) between 1 and 64),
  name_en text check (length(name_en) between 1 and 120),
  status smallint not null default 1 check (status in (0, 1)),
  remark text,
  is_built_in boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index dict_types_code on dict_types (code);

create table dict_items (
  id bigint generated always as identity primary key,
  type_id bigint not null references dict_types (id),
  value text not null check (length(value) between 1 and 64),
  label_zh text not null check (length(label_zh) between 1 and 120),
  label_en text check (length(label_en) between 1 and 120),
  colour text check (colour ~ '^#[0-9a-fA-F]{6}$'),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  remark text,
  is_built_in boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index dict_items_value on dict_items (type_id, value);
create index dict_items_order on dict_items (type_id, sort, id);

create table schools (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null check (length(name) between 1 and 120),
  department text,
  city text,
  level text,
  remarks text,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table schools is 'Higher schools to choose from. Some thousand rows: a search that reads them all takes single milliseconds.';
create unique index schools_code on schools (code);
create index schools_name on schools (name text_pattern_ops);

-- The calendar of working days ------------------------------------------------------------------------

create table calendar_years (
  year integer primary key check (year between 2000 and 2100),
  source text not null check (source in ('imported', 'generated')),
  papers text[] not null default '{}',
  changed_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table calendar_years is 'Years somebody decided about. imported: as published; generated: weekends and what was edited. A year without a row is assumed to have its weekends.';

create table calendar_days (
  day date primary key,
  of_year integer not null references calendar_years (year),
  published_kind text check (published_kind in ('off', 'work')),
  published_name text check (length(published_name) between 1 and 60),
  edited_kind text check (edited_kind in ('off', 'work')),
  edited_name text check (length(edited_name) between 1 and 60),
  check (published_kind is not null or edited_kind is not null)
);
comment on table calendar_days is 'Days that differ from their place in the week. What was edited by hand wins over what was published.';
comment on column calendar_days.of_year is 'The year whose publication names the day; the New Year holiday may begin in December before.';
create index calendar_days_year on calendar_days (of_year, day);

-- Time windows and guides -----------------------------------------------------------------------------

-- Roles as ranges: {} is everybody and meets every role.
create function audience_of(role_ids bigint[]) returns int8multirange language sql immutable parallel safe as $$
  select case when cardinality(role_ids) = 0 then int8multirange(int8range(null, null))
    else (select range_agg(int8range(id, id, '[]')) from unnest(role_ids) as id) end
$$;

create table time_windows (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 64),
  year integer check (year between 2000 and 2100),
  batch text not null default '' check (length(batch) <= 40),
  role_ids bigint[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  message text check (length(message) between 1 and 300),
  message_en text check (length(message_en) between 1 and 300),
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint time_windows_order check (starts_at < ends_at),
  -- At any instant one window at most answers for a name, a year, a batch and a role. No year means every year.
  constraint time_windows_apart exclude using gist (
    name with =,
    int4range(year, year, '[]') with &&,
    batch with =,
    audience_of(role_ids) with &&,
    tstzrange(starts_at, ends_at, '[]') with &&
  ) where (status = 1)
);
comment on column time_windows.name is 'A value of the dictionary time_window; the code asks by it.';
comment on column time_windows.role_ids is 'Whom it applies to; none means everybody.';
comment on column time_windows.ends_at is 'The last whole second in which it is open.';
create index time_windows_name on time_windows (name, starts_at desc, id desc);
create index time_windows_time on time_windows (starts_at desc, id desc);

create table guides (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 100),
  title_en text check (length(title_en) between 1 and 200),
  body jsonb not null,
  body_en jsonb,
  role_ids bigint[] not null default '{}',
  sort integer not null default 0,
  is_published boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (is_published = (published_at is not null))
);
comment on table guides is 'Work guides: some dozens of rows. body is the checked document of the kernel, never HTML. Their files are those that name record guide.';
create index guides_order on guides (sort, id);

-- Reasons that somebody gives often, by flow and action.
create table reason_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  flow text not null,
  action text not null,
  body text not null,
  created_at timestamptz not null,
  unique (user_id, flow, action, body)
);

-- Rules of two persons --------------------------------------------------------------------------------

-- The setting of every rule that asks for a second person, as the list of its changes: the last one of a rule counts.
create table second_person_changes (
  id bigint generated always as identity primary key,
  rule text not null,
  is_waived boolean not null,
  reason text not null,
  changed_by bigint not null references users (id),
  changed_at timestamptz not null
);
comment on table second_person_changes is 'Who waived a rule of two persons or put it back, when and why; nothing is ever changed.';
create index second_person_changes_rule on second_person_changes (rule, id);
create index second_person_changes_by on second_person_changes (changed_by);
create trigger second_person_changes_fixed before delete or update on second_person_changes
  for each row execute function refuse_change();
-- The waived rules are read and cached with the rights.
create trigger second_person_changes_bump after insert on second_person_changes
  for each statement execute function bump_rights_version();

-- Tasks in the background -----------------------------------------------------------------------------

-- Work done in the background for somebody: sheets read in and written out. The queue itself (pg-boss) has a schema of its own.
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
  -- Rows of an imported sheet that equal what is stored: they are neither checked nor written.
  unchanged integer,
  -- Tasks run in turns, one of each person: jobs of a later turn have a lower priority.
  turn integer not null default 0,
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
comment on column tasks.input_sealed is 'Filters and mode, sealed: what was searched for may be a number of a person.';
comment on column tasks.given_as is 'Where the sheet to read lies in the blob store.';
comment on column tasks.error is 'Key of the error that ended it, as the areas declare them.';
comment on column tasks.heartbeat_at is 'Told by whoever works on it; a silent one is given to somebody else.';
comment on column tasks.turn is 'The round of its kind in which it runs: one task of each person in a round.';
create index tasks_user on tasks (user_id, id desc);
create index tasks_order on tasks (id desc);
create index tasks_state on tasks (state, id desc);
create index tasks_running on tasks (heartbeat_at) where state = 'running';
create index tasks_finished on tasks (finished_at) where finished_at is not null;
create index tasks_turn on tasks (kind, turn) where started_at is not null;
create trigger tasks_hold_blobs after insert or delete or update of given_as, result_as on tasks
  for each row execute function hold_blobs('given_as', 'result_as');
