// Written as rows: tickets are known by their hash only, and settings follow from stays.
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'

/**
 * Tasks for the department accounts: some trainees of their departments, or of the hospital where
 * nobody is there now.
 */
export const insertTasksOf = (db: Db, targetId: number, raters: readonly number[]) =>
  sql`insert into evaluation_tasks (target_id, subject_id, rater_id, opens_on)
    select ${targetId}::bigint, s.id, u.id, (select tasks_opened_on from evaluation_targets where id = ${targetId}) from users u join lateral (
      select s.id from evaluation_subjects s where s.target_id = ${targetId} and s.trainee_id is not null
      order by exists (select from rotation_blocks b where b.trainee_id = s.trainee_id and b.department_id = u.department_id) desc, s.id
      limit 4) s on true
    where u.id = any(${sql.val([...raters])}::bigint[]) and not exists (select from evaluation_tasks k where k.target_id = ${targetId} and k.rater_id = u.id)`.execute(
    db,
  )

/** Codes of open targets: used, still open and expired ones. */
export const insertTickets = (db: Db, now: Date, issuer: number) =>
  sql`insert into evaluation_tickets (hash, subject_id, issued_by, expires_at, used)
    select sha256(convert_to('demo ' || s.id || ' ' || n, 'UTF8')), s.id, ${issuer}, ${now}::timestamptz
      + case when n = 3 then interval '-1 day' else interval '50 hours' end, n = 1
    from (select s.id from evaluation_subjects s join evaluation_targets g on g.id = s.target_id
      where g.state = 'open' and g.direction in ('nurse', 'patient') order by s.id limit 12) s, generate_series(1, 4) n`.execute(
    db,
  )

/** Practical examinations in every state, most of them by the demo teacher. */
export const insertExaminations = (
  db: Db,
  today: string,
  people: { teacher: number; planner: number },
) =>
  sql`insert into evaluation_examinations (trainee_id, examiner_id, department_id, template_id, topic, exam_on, starts_at, place, state, taken_on,
      scores, texts, score, reason, planned_by)
    select x.trainee_id, x.supervisor_id, x.department_id, x.template_id, x.topic, x.exam_on, '14:30', '技能培训中心', x.state,
      case when x.state not in ('planned', 'cancelled') then x.exam_on end,
      case when x.is_scored then m.scores end, case when x.is_scored then '{}'::jsonb end, case when x.is_scored then m.score end,
      case x.state when 'objected' then '第三项评分依据请老师说明' end, ${people.planner}
    from (select y.*, f.id template_id, f.sections, (array['标本采集与处理', '处方审核', '设备操作与质控'])[1 + (n % 3)::int] topic,
        ${today}::date + case when n % 6 = 0 then 5 + n::int else -4 - n::int end exam_on,
        (array['planned', 'taken', 'scored', 'confirmed', 'objected', 'confirmed'])[1 + (n % 6)::int] state,
        n % 6 >= 2 is_scored
      from (select b.trainee_id, b.supervisor_id, b.department_id,
          row_number() over (order by b.supervisor_id <> ${people.teacher}, b.ends_on desc, b.id) - 1 n
        from rotation_blocks b where b.supervisor_id is not null and b.entered_on is not null) y
      join evaluation_templates f on f.code = 'dops' and f.state = 'published' where n < 12) x
    cross join lateral (select jsonb_object_agg(i ->> 'key', 6) scores, 66.67 score
      from jsonb_array_elements(x.sections) part, jsonb_array_elements(part -> 'items') i where i ->> 'kind' = 'score') m`.execute(
    db,
  )

/** Forms that the demo teacher and a department want first at the bedside. */
export const insertSettings = async (db: Db, teacher: number) => {
  await sql`insert into evaluation_teacher_forms (user_id, series_ids)
    select ${teacher}, array_agg(series_id order by code desc) from evaluation_templates where code in ('miniCex', 'dops') and state = 'published'
    having count(*) > 0`.execute(db)
  await sql`insert into evaluation_department_forms (department_id, series_id)
    select b.department_id, f.series_id from (select distinct department_id from rotation_blocks where supervisor_id = ${teacher}) b
    join evaluation_templates f on f.code = 'dops' and f.state = 'published'`.execute(db)
}

/**
 * What the standards ask for counts for a sub-competency, so that the radar has other evidence than
 * forms.
 */
export const mapRequirements = (db: Db) =>
  sql`insert into evaluation_requirement_competencies (profession, kind, item, competency_id)
    select r.profession, r.kind, r.item, (array_agg(c.id order by c.code))[1 + (abs(hashtext(r.item)) % count(*))::int]
    from (select distinct m.kind profession, q.kind, q.item from standard_requirements q join standard_rows w on w.id = q.row_id
      join standards s on s.id = w.standard_id join majors m on m.id = s.major_id) r
    join evaluation_competencies c on c.profession = r.profession and c.domain = any(array['knowledge', 'quality'])
    group by r.profession, r.kind, r.item`.execute(db)
