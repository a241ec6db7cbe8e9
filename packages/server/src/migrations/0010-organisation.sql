-- The organisation in full: units of training with the department that stands for each, levels, capacities, who leads what,
-- which departments belong to a base, and which of the hospital's own majors is which national one.

alter table training_units
  add column code text check (length(code) between 1 and 32),
  add column name_en text check (length(name_en) between 1 and 120),
  add constraint training_units_not_below_itself check (parent_id <> id);
create unique index training_units_code on training_units (code);
create index training_units_kind on training_units (kind, sort, id);

alter table departments
  add column code text check (length(code) between 1 and 32),
  add column name_en text check (length(name_en) between 1 and 120),
  add column kind text not null default 'other' check (kind in ('pharmacy', 'technical', 'clinical', 'office', 'other')),
  add column level smallint not null generated always as
    (least(2, greatest(0, length(tree_path) - length(replace(tree_path, '/', '')) - 1))) stored,
  add column training_unit_id bigint references training_units (id),
  add column head_id bigint references users (id),
  add column secretary_id bigint references users (id),
  add column capacity integer check (capacity between 0 and 999),
  add column ratio real not null default 2 check (ratio between 0.5 and 20),
  add constraint departments_unit_on_top check (training_unit_id is null or parent_id = 0),
  add constraint departments_capacity_level check (capacity is null or level = 2);
comment on column departments.level is '0 the top (a unit), 1 first-level department, 2 second-level department and what is below it; follows from the path.';
comment on column departments.training_unit_id is 'On a top only: the unit this tree of departments belongs to.';
comment on column departments.capacity is 'How many trainees it takes in a month; null: it takes none.';
comment on column departments.ratio is 'How many trainees one supervisor has at a time.';
create unique index departments_code on departments (code);
create unique index departments_unit on departments (training_unit_id);
create index departments_level on departments (level, parent_id, sort, id);
create index departments_head on departments (head_id) where head_id is not null;
create index departments_secretary on departments (secretary_id) where secretary_id is not null;
-- what stands below a disabled department is found from the few that are disabled
create index departments_disabled on departments (tree_path text_pattern_ops) where status = 0;

update departments d set training_unit_id = u.id from training_units u where d.parent_id = 0 and d.name = u.name;
-- every unit has its tree: those that had none get their top
insert into departments (parent_id, tree_path, name, sort, status, training_unit_id)
  select 0, '', u.name, u.sort + 1, u.status, u.id from training_units u
  where not exists (select 1 from departments d where d.training_unit_id = u.id) order by u.sort, u.id;
update departments set tree_path = id || '/' where tree_path = '';

alter table bases
  add column name_en text check (length(name_en) between 1 and 120),
  add column head_id bigint references users (id),
  add column director_id bigint references users (id),
  add column secretary_id bigint references users (id);
create index bases_head on bases (head_id) where head_id is not null;
create index bases_director on bases (director_id) where director_id is not null;
create index bases_secretary on bases (secretary_id) where secretary_id is not null;

create table base_departments (
  base_id bigint not null references bases (id) on delete cascade,
  department_id bigint not null references departments (id),
  primary key (base_id, department_id)
);
create index base_departments_department on base_departments (department_id, base_id);
comment on table base_departments is 'Departments that belong to a base; the leading one (bases.department_id) is among them.';
insert into base_departments (base_id, department_id) select id, department_id from bases where department_id is not null;

alter table majors
  add column national_id bigint references majors (id),
  add constraint majors_not_its_own_standard check (national_id <> id);
create index majors_national on majors (national_id) where national_id is not null;
create index majors_kind on majors (kind, sort, id);
comment on column majors.national_id is 'Of a major of one of the hospital''s own bases: the national major it is mapped to.';

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
