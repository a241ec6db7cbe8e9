-- Plans, stays and what belongs to them. Plans of earlier years are superseded; those of the last year belong to the plan that is in force.
-- copies of one stay meet each other at a supervisor more often than a department would allow
create table bench.supervisors as select k.id, row_number() over (order by k.id) as n from bench.account_kinds k where k.kind = 'staff';
update departments set ratio = 20 where level > 0;
select bench.copy_rows('rotation_plans', 'people', '{
  "edition": "t.edition + c.serial * 100", "state": "case when t.state = ''published'' then ''superseded'' else t.state end", "swap_ids": "''{}''",
  "starts_on": "(t.starts_on - make_interval(months => round(c.days / 30.44)::int))::date"}');
select bench.copy_rows('plan_cohorts', 'people', '{"plan_id": "case when c.days < 300 then t.plan_id else t.plan_id + c.people * {rotation_plans} end"}');
select bench.copy_rows('rotation_blocks', 'people', '{
  "plan_id": "case when c.days < 300 then t.plan_id else t.plan_id + c.people * {rotation_plans} end",
  "state": "case when t.state = ''failed'' then t.state when t.ends_on - c.days < current_date - 10 then ''passed'' when t.starts_on - c.days <= current_date and t.state = ''planned'' then ''entered'' else t.state end",
  "entered_on": "coalesce(t.entered_on - c.days, case when t.starts_on - c.days <= current_date then t.starts_on - c.days end)",
  "supervisor_id": "case when t.starts_on - c.days <= current_date then (select u.id + c.staff * {users} from bench.supervisors u where u.n = 1 + (t.id + c.serial * 7) % (select count(*) from bench.supervisors)) end",
  "theory_score": "case when t.ends_on - c.days < current_date - 10 then coalesce(t.theory_score, 60 + t.id % 40) end",
  "skill_score": "case when t.ends_on - c.days < current_date - 10 then coalesce(t.skill_score, 60 + t.id % 39) end",
  "daily_score": "case when t.ends_on - c.days < current_date - 10 then coalesce(t.daily_score, 60 + t.id % 38) end",
  "workload_share": "case when t.ends_on - c.days < current_date - 10 then coalesce(t.workload_share, 80 + t.id % 40) end",
  "assessed_by": "case when t.ends_on - c.days < current_date - 10 then (select u.id + c.staff * {users} from bench.supervisors u where u.n = 1 + (t.id + c.serial * 7) % (select count(*) from bench.supervisors)) end",
  "assessed_at": "case when t.ends_on - c.days < current_date - 10 then (t.ends_on - c.days) + interval ''9 hours'' end",
  "created_at": "least(t.created_at, (t.starts_on + interval ''0 days'')) - c.days * interval ''1 day''"}');
select bench.copy_rows('plan_blocks', 'people', '{
  "plan_id": "case when c.days < 300 then t.plan_id else t.plan_id + c.people * {rotation_plans} end",
  "starts_on": "(t.starts_on - make_interval(months => round(c.days / 30.44)::int))::date"}');
