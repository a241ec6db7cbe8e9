-- The calendar of working days, windows of time, work guides.

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

-- Plain types have no equality in GiST of their own.
create extension if not exists btree_gist;

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
