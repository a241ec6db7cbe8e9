-- The situation of teachers: what the indicators ask for, and the figures of each month to compare with.

create table teacher_indicators (
  key text primary key check (key in ('coreDepartments', 'trainedShare', 'traineesPerTeacher', 'traineesInBlock')),
  target numeric(6, 2) not null check (target >= 0),
  source text not null,
  certificate_kinds text[] not null default '{}',
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
comment on table teacher_indicators is 'What the indicators of teachers ask for; the figures themselves are counted when they are read.';
comment on column teacher_indicators.target is 'Core teachers per department, trained teachers in per cent, or trainees per teacher at most.';
comment on column teacher_indicators.certificate_kinds is 'Certificates that count as trained; values of the dictionary teacher_certificate_kind.';
insert into teacher_indicators (key, target, source, certificate_kinds) values
  ('coreDepartments', 1, '参照国家住院医师规范化培训评估指标：每个轮转科室至少 1 名骨干师资；请按现行版本核对', '{}'),
  ('trainedShare', 100, '参照国家住院医师规范化培训评估指标：带教师资均经院级及以上培训合格；请按现行版本核对',
    '{training,core_training,national_training,clinical_pharmacist_teacher}'),
  ('traineesPerTeacher', 2, '参照国家住院医师规范化培训基地标准：师资与学员之比不低于 1:2；请按现行版本核对', '{}'),
  ('traineesInBlock', 2, '参照国家住院医师规范化培训基地标准：每名带教老师同期带教不超过 2 名；请按现行版本核对', '{}');

create table teacher_situation_months (
  month date not null check (extract(day from month) = 1),
  base_id bigint not null references bases (id) on delete cascade,
  department_id bigint not null references departments (id) on delete cascade,
  teachers integer not null check (teachers > 0),
  core integer not null check (core between 0 and teachers),
  trained integer not null check (trained between 0 and teachers),
  taken_at timestamptz not null,
  primary key (month, base_id, department_id)
);
create index teacher_situation_months_base on teacher_situation_months (base_id);
create index teacher_situation_months_department on teacher_situation_months (department_id);
comment on table teacher_situation_months is 'Teachers of a base and department as they stood when the month was recorded last.';
