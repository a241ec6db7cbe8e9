// The people of the day: those of the demo hospital, and copies of them, written as rows, where it
// has too few. All log in with the demo's password.
import { SHARES } from './table.mjs'

const ROLE_CODES = {
  trainee: 'STUDENT',
  teacher: 'TEACHER',
  department: 'DEPT_ADMIN',
  base: 'BASE_ADMIN',
  office: 'BHB_ADMIN',
  administrator: 'ADMIN',
}

/** How many people of each role; a base has no copies, since it is administered by name. */
function countRoles(people) {
  const counts = Object.fromEntries(
    Object.entries(SHARES).map(([role, share]) => [
      role,
      Math.max(1, Math.round((people * share) / 100)),
    ]),
  )

  counts.base = Math.min(2, counts.base)
  counts.administrator = Math.max(2, counts.administrator)

  const others = Object.values(counts).reduce((sum, count) => sum + count, 0)

  return { ...counts, trainee: Math.max(1, people - others) }
}

/** Copies of accounts up to a number; departments get those with most trainees today. */
const MORE_ACCOUNTS = `
  with lacking as (
    select greatest(0, $2::int - (select count(*)::int from user_roles x join roles r on r.id = x.role_id where r.code = $1)) count),
  places as (
    select department_id, row_number() over (order by count(*) desc, department_id) as n from rotation_blocks
    where current_date between starts_on and ends_on group by department_id),
  made as (
    insert into users (username, nickname, real_name, gender, department_id)
    select 'day-' || lower($1) || '-' || i, '白班' || i, '白班' || i, 1 + i % 2,
      case when $1 in ('DEPT_ADMIN', 'TEACHER', 'STUDENT') then (select department_id from places where n = 1 + i % (select count(*) from places))
        else (select department_id from users u join user_roles x on x.user_id = u.id join roles r on r.id = x.role_id where r.code = $1 order by u.id limit 1) end
    from lacking, generate_series(1, lacking.count) i returning id)
  insert into user_roles select made.id, roles.id from made, roles where roles.code = $1`

/** A training of each new account of a trainee, in the cohort of the demo with most of them. */
const MORE_TRAININGS = `
  with model as (
    select t.* from trainees t where t.status = 'inTraining' and t.cohort_id = (
      select cohort_id from trainees where status = 'inTraining' and cohort_id is not null group by 1 order by count(*) desc, 1 limit 1)
    order by t.id limit 1)
  insert into trainees (number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on, length_months, degree_kind, cohort_id, education, status)
  select 'DAY' || u.id, u.id, m.major_id, m.training_unit_id, m.trainee_kind, u.real_name, m.enrolled_on, m.starts_on, m.length_months, m.degree_kind, m.cohort_id, m.education, 'inTraining'
  from users u, model m where u.username like 'day-student-%'`

/** A stay of this day for each of them, supervised in turn by the teachers of the day. */
const MORE_STAYS = `
  with leaders as (select id, row_number() over (order by id) - 1 as n from unnest($1::bigint[]) id),
  places as (select department_id, row_number() over (order by department_id) - 1 as n
    from (select distinct department_id from rotation_blocks where current_date between starts_on and ends_on) d),
  new as (select t.id, row_number() over (order by t.id) - 1 as n from trainees t where t.number like 'DAY%')
  insert into rotation_blocks (trainee_id, department_id, starts_on, ends_on, origin, state, entered_on, entry_education_on, supervisor_id)
  select new.id, p.department_id, current_date - 30, current_date + 30, 'plan', 'entered', current_date - 30, current_date - 30, l.id
  from new join places p on p.n = new.n % (select count(*) from places) join leaders l on l.n = new.n % (select count(*) from leaders)`

/** Those who supervise somebody today come first: they have something to decide. */
const CHOSEN = `
  select u.id::int, u.username, t.id::int as "traineeId" from users u join user_roles x on x.user_id = u.id join roles r on r.id = x.role_id
    left join trainees t on t.user_id = u.id and t.status = 'inTraining'
  where r.code = $1 and u.status = 1 and u.deleted_at is null and (r.code <> 'STUDENT' or t.id is not null)
  order by (select count(*) from rotation_blocks b where b.supervisor_id = u.id and b.state = 'entered' and current_date between b.starts_on and b.ends_on) desc, u.id
  limit $2`

/** Answers everybody of the day: id, account, role, and the training of a trainee. */
export async function addPeople(owner, people) {
  const counts = countRoles(people)
  const chosen = new Map()

  // rows of a bench need no decision about each: the triggers of the product's flows are off
  await owner.query('set session_replication_role = replica')

  for (const [role, count] of Object.entries(counts)) {
    const more = role === 'trainee' ? count + 10 : count
    await owner.query(MORE_ACCOUNTS, [ROLE_CODES[role], more])
  }

  await owner.query(MORE_TRAININGS)

  for (const [role, count] of Object.entries(counts)) {
    const { rows } = await owner.query(CHOSEN, [ROLE_CODES[role], count])
    chosen.set(role, rows)
  }

  await owner.query(MORE_STAYS, [chosen.get('teacher').map(({ id }) => id)])

  const everybody = [...chosen].flatMap(([role, rows]) => rows.map((row) => ({ ...row, role })))

  await owner.query(
    `update users set password_hash = (select password_hash from users where username = 'student'),
      password_changed_at = now(), must_change_password = false, one_time_until = null where id = any($1::bigint[])`,
    [everybody.map(({ id }) => id)],
  )

  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum analyze')

  return everybody
}
