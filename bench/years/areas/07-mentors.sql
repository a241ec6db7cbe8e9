-- Mentors of every year, twenty for each base and copy of the teachers, and a mentor for each trainee, with meetings.
create table bench.mentor_bases as select distinct on (base_id) * from demo.mentor_entries where state = 'departmentPassed' order by base_id, id;
insert into mentor_windows (base_id, year, mode, max_choices, starts_at, ends_at, is_on, created_at, updated_at)
  select distinct on (w.base_id, w.year - c.years) w.base_id, w.year - c.years, w.mode, w.max_choices, w.starts_at - make_interval(years => c.years), w.ends_at - make_interval(years => c.years), true,
    w.created_at - make_interval(years => c.years), w.updated_at - make_interval(years => c.years)
  from demo.mentor_windows w, bench.copies c where c.kind = 'years'
    and not exists (select from demo.mentor_windows e where e.base_id = w.base_id and e.year = w.year - c.years) order by w.base_id, w.year - c.years, w.id;
insert into mentor_entries (user_id, base_id, department_id, year, capacity, title, direction, profile, wishes, state, submitted_at, created_at, updated_at)
  select u.id + j * s.stride, e.base_id, e.department_id, e.year - y, 50, e.title, e.direction, e.profile, e.wishes, 'departmentPassed',
    e.submitted_at - make_interval(years => y), e.created_at - make_interval(years => y), e.updated_at - make_interval(years => y)
  from bench.size z, generate_series(0, z.years - 1) y, generate_series(1, z.staff) j, bench.mentor_bases e, bench.strides s,
    (select k.id, row_number() over (order by k.id) n from bench.account_kinds k where k.kind = 'staff') u
  where s.relation = 'users' and u.n <= 20 order by y desc, j, u.id;
create table bench.mentors as select e.id, e.base_id, e.year, row_number() over (partition by e.base_id, e.year order by e.id) - 1 as n,
  count(*) over (partition by e.base_id, e.year) as all_of_year from mentor_entries e where e.capacity = 50;
create index on bench.mentors (base_id, year, n);
insert into mentor_relations (trainee_id, entry_id, source, started_on, ended_on, end_reason, created_at, updated_at)
  select t.id, e.id, 'placed', t.starts_on + 30, case when t.status in ('finished', 'departed') then greatest(t.starts_on + 31, least(t.planned_end, current_date - 1)) end,
    case when t.status in ('finished', 'departed') then '培训结束' end, t.starts_on + 30, t.starts_on + 30
  from trainees t join majors m on m.id = t.major_id join bench.mentors e on e.base_id = m.base_id and e.year = extract(year from t.starts_on) and e.n = t.id % e.all_of_year
  where t.id >= (select stride from bench.strides where relation = 'trainees') and t.starts_on < current_date - 31 order by t.starts_on, t.id;
insert into mentor_meetings (relation_id, met_on, topic, content, state, created_at, updated_at)
  select r.id, r.started_on + 45 * n, '第 ' || n || ' 次指导', '讨论了近期轮转中的问题、病例与文献阅读，并约定下次的题目。',
    case when r.started_on + 45 * n < current_date - 60 then 'confirmed' else 'submitted' end, r.started_on + 45 * n, r.started_on + 45 * n
  from mentor_relations r, generate_series(1, 20) n
  where r.started_on + 45 * n < least(coalesce(r.ended_on, current_date), current_date) and r.created_at < now() order by r.started_on + 45 * n, r.id;
