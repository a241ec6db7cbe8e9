-- Awards of every year and research funds of the trainees.
select bench.copy_rows('award_limits', 'years', '{"year": "t.year - c.years"}',
  'not exists (select from demo.award_limits e where e.kind_id = t.kind_id and e.year = t.year - c.years)
   and t.id in (select max(e.id) from demo.award_limits e group by e.kind_id)');
insert into award_applications (limit_id, user_id, trainee_id, base_id, organisation, position, statement, state, reason, submitted_at, decided_at, decided_by, granted_on, created_at, updated_at)
  select l.id, t.user_id, t.id, m.base_id, null, a.position, a.statement, case when a.state = 'draft' then 'rejected' when a.state in ('submitted', 'basePassed', 'officePassed') then 'granted' else a.state end,
    a.reason, l.opens_on + interval '9 hours', l.closes_on + interval '9 hours', coalesce(a.decided_by, o.id),
    case when a.state in ('granted', 'submitted', 'basePassed', 'officePassed') then l.closes_on + 10 end, l.opens_on, l.closes_on + 10
  from award_limits l join trainees t on t.starts_on < l.opens_on and t.planned_end > l.closes_on and (t.id + l.id) % 9 = 0 join majors m on m.id = t.major_id
    join lateral (select e.* from demo.award_applications e where e.trainee_id is not null order by e.id offset t.id % (select count(*) from demo.award_applications x where x.trainee_id is not null) limit 1) a on true,
    (select id from users where username = 'bhb') o
  where l.closes_on < current_date - 30 and l.id >= (select stride from bench.strides where relation = 'award_limits') order by l.opens_on, t.id;
insert into research_funds (trainee_id, title, summary, starts_on, ends_on, asked, state, reason, created_at, updated_at)
  select t.id, f.title, f.summary, t.starts_on + 200, t.starts_on + 560, f.asked, 'rejected', '本年度名额已满', t.starts_on + 180, t.starts_on + 200
  from trainees t join lateral (select e.* from demo.research_funds e order by e.id offset t.id % (select count(*) from demo.research_funds) limit 1) f on true
  where t.id % 12 = 0 and t.starts_on < current_date - 200 order by t.starts_on, t.id;
with granted as (
  insert into research_funds (trainee_id, title, summary, starts_on, ends_on, asked, budget, state, granted_at, created_at, updated_at)
  select t.id, f.title, f.summary, t.starts_on + 200, t.starts_on + 560, f.asked, f.asked, 'granted', t.starts_on + 200, t.starts_on + 180, t.starts_on + 200
  from trainees t join lateral (select e.* from demo.research_funds e order by e.id offset t.id % (select count(*) from demo.research_funds) limit 1) f on true
  where t.id % 10 = 1 and t.starts_on < current_date - 200 order by t.starts_on, t.id
  returning id, asked)
insert into research_fund_lines (fund_id, line, asked, granted) select g.id, (select min(line) from demo.research_fund_lines), g.asked, g.asked from granted g;
insert into research_fund_spendings (fund_id, line_id, spent_on, amount, what, state, checked_by, created_at, updated_at)
  select f.id, l.id, f.starts_on + 60 * n, round(f.budget / 10, 2), '试剂与耗材（第 ' || n || ' 批）', case when f.starts_on + 60 * n < current_date - 60 then 'checked' else 'submitted' end,
    case when f.starts_on + 60 * n < current_date - 60 then o.id end, f.starts_on + 60 * n, f.starts_on + 60 * n
  from research_funds f join research_fund_lines l on l.fund_id = f.id and l.granted = f.budget, generate_series(1, 5) n, (select id from users where username = 'bhb') o
  where f.state = 'granted' and f.starts_on + 60 * n < current_date and f.id > (select stride from bench.strides where relation = 'research_funds') order by f.starts_on + 60 * n, f.id;
