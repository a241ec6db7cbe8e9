-- Bases with their majors, training units; dictionaries and schools.

create table bases (
  id bigint generated always as identity primary key,
  code text not null check (length(code) between 1 and 32),
  name text not null check (length(name) between 1 and 64),
  mode text not null check (mode in ('national', 'own')),
  department_id bigint references departments (id),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on column bases.mode is 'national: a base of the national scheme; own: one of the hospital''s own.';
create unique index bases_code on bases (code);
create unique index bases_name on bases (name);
create index bases_department on bases (department_id);
create index bases_order on bases (sort, id);
create index bases_mode on bases (mode, sort, id);

create table majors (
  id bigint generated always as identity primary key,
  base_id bigint not null references bases (id),
  code text not null check (length(code) between 1 and 32),
  name text not null check (length(name) between 1 and 64),
  name_en text check (length(name_en) between 1 and 120),
  kind text not null check (kind in ('technician', 'pharmacist')),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index majors_code on majors (base_id, code);
create index majors_order on majors (base_id, sort, id);

create table base_administrators (
  base_id bigint not null references bases (id),
  user_id bigint not null references users (id),
  primary key (base_id, user_id)
);
create index base_administrators_user on base_administrators (user_id, base_id);

create table training_units (
  id bigint generated always as identity primary key,
  parent_id bigint references training_units (id),
  name text not null check (length(name) between 1 and 64),
  kind text not null check (kind in ('main', 'grassroots', 'cooperating')),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index training_units_name on training_units (name);
create index training_units_order on training_units (parent_id, sort, id);

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
