-- Training units, departments in two levels, bases with their majors, and who leads or administers them.

-- Units and departments -------------------------------------------------------------------------------

create table training_units (
  id bigint generated always as identity primary key,
  parent_id bigint references training_units (id),
  name text not null check (length(name) between 1 and 64),
  kind text not null check (kind in ('main', 'grassroots', 'cooperating')),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  code text check (length(code) between 1 and 32),
  name_en text check (length(name_en) between 1 and 120),
  constraint training_units_not_below_itself check (parent_id <> id)
);
create unique index training_units_name on training_units (name);
create index training_units_order on training_units (parent_id, sort, id);
create unique index training_units_code on training_units (code);
create index training_units_kind on training_units (kind, sort, id);

create table departments (
  id bigint generated always as identity primary key,
  parent_id bigint not null default 0,
  tree_path text not null,
  name text not null check (length(name) between 1 and 64),
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  code text check (length(code) between 1 and 32),
  name_en text check (length(name_en) between 1 and 120),
  kind text not null default 'other' check (kind in ('pharmacy', 'technical', 'clinical', 'office', 'other')),
  level smallint not null generated always as
    (least(2, greatest(0, length(tree_path) - length(replace(tree_path, '/', '')) - 1))) stored,
  training_unit_id bigint references training_units (id),
  head_id bigint references users (id),
  secretary_id bigint references users (id),
  capacity integer check (capacity between 0 and 999),
  ratio real not null default 2 check (ratio between 0.5 and 20),
  constraint departments_unit_on_top check (training_unit_id is null or parent_id = 0),
  constraint departments_capacity_level check (capacity is null or level = 2)
);
comment on column departments.tree_path is 'Ids from the root to this row, each followed by a slash: 1/4/9/';
comment on column departments.level is '0 the top (a unit), 1 first-level department, 2 second-level department and what is below it; follows from the path.';
comment on column departments.training_unit_id is 'On a top only: the unit this tree of departments belongs to.';
comment on column departments.capacity is 'How many trainees it takes in a month; null: it takes none.';
comment on column departments.ratio is 'How many trainees one supervisor has at a time.';
create unique index departments_name on departments (parent_id, name);
create index departments_tree_path on departments (tree_path text_pattern_ops);
create index departments_parent on departments (parent_id, sort, id);
create unique index departments_code on departments (code);
create unique index departments_unit on departments (training_unit_id);
create index departments_level on departments (level, parent_id, sort, id);
create index departments_head on departments (head_id) where head_id is not null;
create index departments_secretary on departments (secretary_id) where secretary_id is not null;
-- What is below a disabled department is found from the few that are disabled.
create index departments_disabled on departments (tree_path text_pattern_ops) where status = 0;

-- Bases and majors ------------------------------------------------------------------------------------

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
  version integer not null default 1,
  name_en text check (length(name_en) between 1 and 120),
  head_id bigint references users (id),
  director_id bigint references users (id),
  secretary_id bigint references users (id)
);
comment on column bases.mode is 'national: a base of the national scheme; own: one of the hospital''s own.';
create unique index bases_code on bases (code);
create unique index bases_name on bases (name);
create index bases_department on bases (department_id);
create index bases_order on bases (sort, id);
create index bases_mode on bases (mode, sort, id);
create index bases_head on bases (head_id) where head_id is not null;
create index bases_director on bases (director_id) where director_id is not null;
create index bases_secretary on bases (secretary_id) where secretary_id is not null;

create table base_departments (
  base_id bigint not null references bases (id) on delete cascade,
  department_id bigint not null references departments (id),
  primary key (base_id, department_id)
);
comment on table base_departments is 'Departments that belong to a base; the leading one (bases.department_id) is among them.';
create index base_departments_department on base_departments (department_id, base_id);

create table base_administrators (
  base_id bigint not null references bases (id),
  user_id bigint not null references users (id),
  primary key (base_id, user_id)
);
create index base_administrators_user on base_administrators (user_id, base_id);

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
  version integer not null default 1,
  national_id bigint references majors (id),
  constraint majors_not_its_own_standard check (national_id <> id)
);
comment on column majors.national_id is 'Of a major of one of the hospital''s own bases: the national major it is mapped to.';
create unique index majors_code on majors (base_id, code);
create index majors_order on majors (base_id, sort, id);
create index majors_national on majors (national_id) where national_id is not null;
create index majors_kind on majors (kind, sort, id);

-- A mapping leads from an own major to a national one; neither a mapping nor a base's kind may be changed into anything else.
create function keep_major_mapping() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'majors' then
    perform 1 from bases where id in (new.base_id, (select base_id from majors where id = new.national_id)) order by id for share;
    if new.national_id is not null and not exists (
      select 1 from majors n join bases nb on nb.id = n.base_id join bases ob on ob.id = new.base_id
      where n.id = new.national_id and nb.mode = 'national' and ob.mode = 'own') then
      raise exception using errcode = '23514', constraint = 'majors_mapping', message = 'own majors are mapped to national ones';
    end if;
  elsif exists (select 1 from majors m where m.base_id = new.id and (m.national_id is not null
      or exists (select 1 from majors o where o.national_id = m.id))) then
    raise exception using errcode = '23514', constraint = 'bases_mode_mapped', message = 'majors of this base are mapped';
  end if;
  return new;
end $$;
create trigger majors_mapping before insert or update of national_id, base_id on majors
  for each row when (new.national_id is not null) execute function keep_major_mapping();
create trigger bases_mode_mapped before update of mode on bases
  for each row when (new.mode <> old.mode) execute function keep_major_mapping();
