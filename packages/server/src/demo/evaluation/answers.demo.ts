// Written as rows: 4,000 answers and ballots, which 140 people would give by a call each.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'

/** `share`: how many hundredths of the tasks are done; `waiting`: accounts whose tasks are not. */
type TargetToAnswer = { id: number; share: number; waiting: readonly number[] }

/** A number from 0 to below 1 that depends on the given number alone. */
const lot = (of: RawBuilder<unknown>) =>
  sql`((hashint8extended((${of})::bigint, 15) & 1048575) / 1048576.0)`

/**
 * Marks of a form: the trainee's ability, the rater's leniency, the item and chance; of nine, or of
 * the scale of the item.
 */
const marksOf = (
  subject: RawBuilder<unknown>,
  rater: RawBuilder<unknown>,
  row: RawBuilder<unknown>,
) => sql`(
  select jsonb_object_agg(m.key, m.mark) scores, round(sum(m.mark / m.scale * 100 * m.weight) / nullif(sum(m.weight), 0), 2) score from (
    select i ->> 'key' as key, (i ->> 'weight')::numeric weight, (i ->> 'scale')::numeric scale,
      round(least(1, greatest(1 / (i ->> 'scale')::numeric, (6.6 + 2.4 * (${lot(subject)} - 0.5) + 3.2 * (${lot(rater)} - 0.5)
        + 0.8 * (${lot(sql`place * 77`)} - 0.5) + 2.6 * (${lot(sql`${row} * 31 + place`)} - 0.5)) / 9)) * (i ->> 'scale')::numeric) mark
    from jsonb_array_elements(t.sections) part, jsonb_array_elements(part -> 'items') with ordinality as items (i, place) where i ->> 'kind' = 'score') m)`

const GOOD = [
  '工作认真负责，操作规范',
  '主动学习，进步明显',
  '与同事和患者沟通良好',
  '质控意识强，记录完整',
]

const BETTER = [
  '理论知识有待加强',
  '遇到异常结果时可更早求助',
  '操作速度可以再提高',
  '书写可更规范',
]

const oneOf = (texts: readonly string[], row: RawBuilder<unknown>) =>
  sql`(${sql.val([...texts])}::text[])[1 + floor(${lot(row)} * ${texts.length}::int)::int]`

const textsOf = (row: RawBuilder<unknown>) =>
  sql`case when ${lot(sql`${row} + 5`)} < 0.45 then jsonb_build_object('good', ${oneOf(GOOD, sql`${row} + 6`)}, 'better', ${oneOf(BETTER, sql`${row} + 7`)}) else '{}' end`

const markDone = (db: Db, { id, share, waiting }: TargetToAnswer, today: string) =>
  sql`update evaluation_tasks k set done = true where k.target_id = ${id} and k.opens_on < ${today}::date and ${lot(sql`k.id`)} * 100 < ${share}::int
    and k.rater_id <> all(${sql.val([...waiting])}::bigint[])`.execute(db)

/** Named answers of a target, given in the weeks before it was due. */
export async function insertAnswersOf(db: Db, target: TargetToAnswer, today: string) {
  await markDone(db, target, today)
  await sql`insert into evaluation_answers (task_id, template_id, rater_id, trainee_id, teacher_id, department_id, block_id, scores, texts, score, key,
      assessed_on, created_at)
    select k.id, t.id, k.rater_id, s.trainee_id, s.teacher_id, s.department_id, s.block_id, m.scores, ${textsOf(sql`k.id`)}, m.score, gen_random_uuid(),
      g.on_day, (g.on_day + time '08:30' + ${lot(sql`k.id + 3`)} * interval '9 hours') at time zone 'Asia/Shanghai'
    from evaluation_tasks k join evaluation_subjects s on s.id = k.subject_id
    join lateral (select x.template_id, greatest(k.opens_on, least(x.due_on, ${today}::date - 1) - floor(${lot(sql`k.id + 2`)} * 14)::int) on_day
      from evaluation_targets x where x.id = k.target_id) g on true
    join evaluation_templates t on t.id = g.template_id
    cross join lateral ${marksOf(sql`coalesce(s.trainee_id, s.teacher_id)`, sql`k.rater_id`, sql`k.id`)} m
    where k.target_id = ${target.id} and k.done`.execute(db)
}

/**
 * Ballots of an anonymous target: as many in each urn as tasks are done, or up to twelve of people
 * without an account. Nothing joins them to the tasks.
 */
export async function insertBallotsOf(db: Db, target: TargetToAnswer, today: string) {
  await markDone(db, target, today)
  await sql`insert into evaluation_ballots (subject_id, scores, texts)
    select u.id, m.scores, ${textsOf(sql`u.id * 100 + n`)} from (
      select s.id, s.target_id, coalesce(s.trainee_id, s.teacher_id, s.department_id) of,
        case when exists (select from evaluation_tasks k where k.target_id = s.target_id)
          then (select count(*) from evaluation_tasks k where k.subject_id = s.id and k.done)
          when ${lot(sql`s.id`)} * 100 < ${target.share}::int then 1 + floor(${lot(sql`s.id + 9`)} * 12) else 0 end ballots
      from evaluation_subjects s where s.target_id = ${target.id}) u
    join evaluation_targets g on g.id = u.target_id join evaluation_templates t on t.id = g.template_id
    cross join lateral generate_series(1, u.ballots::int) n
    cross join lateral ${marksOf(sql`u.of`, sql`u.id * 100 + n`, sql`u.id * 100 + n`)} m
    order by gen_random_uuid()`.execute(db)
}

/** Mini-CEX and DOPS at the bedside, some weeks into about a third of the stays. */
export const insertBedside = (db: Db, today: string) =>
  sql`insert into evaluation_answers (template_id, rater_id, trainee_id, block_id, scores, texts, score, key, assessed_on, created_at)
    select t.id, b.supervisor_id, b.trainee_id, b.id, m.scores, ${textsOf(sql`b.id`)}, m.score, gen_random_uuid(), d.on_day,
      (d.on_day + time '09:00' + ${lot(sql`b.id`)} * interval '8 hours') at time zone 'Asia/Shanghai'
    from rotation_blocks b cross join lateral (select b.starts_on + 10 + (b.id % 15)::int on_day) d
    join evaluation_templates t on t.code = case when b.id % 2 = 0 then 'miniCex' else 'dops' end
    cross join lateral ${marksOf(sql`b.trainee_id`, sql`b.supervisor_id`, sql`b.id + 500000`)} m
    where b.supervisor_id is not null and b.entered_on is not null and b.id % 3 <> 0 and d.on_day < ${today}::date and d.on_day <= b.ends_on`.execute(
    db,
  )
