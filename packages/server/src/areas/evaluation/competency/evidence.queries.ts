import {
  type CompetencyPoint,
  MIN_ANONYMOUS_MARKS,
} from '@residency/contract/areas/evaluation/competency/radar.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText, noneOfTexts } from '../../../platform/db/patterns.ts'
import { passedCases } from '../../workload/workload.public.ts'
import type { RecordScope } from '../answers/answer.policy.ts'
import { answersSeenBy } from '../answers/answer.queries.ts'
import { FEEDBACK_DIRECTIONS } from '../answers/answer.rules.ts'

const termOf = (day: RawBuilder<unknown>) =>
  sql<string>`extract(year from ${day})::int || '-' || case when extract(month from ${day}) <= 6 then 1 else 2 end`

/**
 * A mark of any scale, or the points of a choice, as a level from 1 to 5; null: not observed, or
 * not weighed.
 */
const levelOf = (scores: RawBuilder<unknown>) => sql<number | null>`case i.kind
  when 'score' then 1 + ((${scores} ->> i.key)::numeric - 1) * 4 / (i.scale - 1)
  else 1 + (i.options -> (${scores} ->> i.key)::int ->> 'points')::numeric * 4 / 100 end`

/**
 * All marks of trainees that may be shown, as the beginning of a statement: those of supervisors,
 * departments and bases at once, one by one, never those of oneself; those of other directions,
 * named ones too, as means of at least three marks of one item in a released target. An item that
 * two have observed of three is left out, too.
 */
const marksOf = (
  trainees: RawBuilder<unknown>,
) => sql`me_of as (select t.id, t.cohort_id, t.user_id, m.kind as profession from trainees t
    join majors m on m.id = t.major_id
    where ${trainees}),
  items as materialized (select f.id as template_id, i ->> 'key' as key, i ->> 'kind' as kind,
    (i ->> 'scale')::int as scale, i -> 'options' as options,
      i ->> 'label' as label, i ->> 'labelEn' as label_en, c.id as competency_id, c.profession
    from evaluation_templates f
      cross join lateral jsonb_path_query(f.sections, '$[*].items[*] ? (@.competency != null)') i
    join evaluation_competencies c on c.code = i ->> 'competency'),
  named as (select p.id as trainee_id, a.id as answer_id, i.*,
    ${termOf(sql`a.assessed_on`)} as term, a.assessed_on as day, ${levelOf(sql`a.scores`)} as level
    from me_of p join evaluation_answers a on a.trainee_id = p.id
      join items i on i.template_id = a.template_id and i.profession = p.profession
    left join evaluation_tasks k on k.id = a.task_id
    left join evaluation_targets g on g.id = k.target_id
    where g.id is null or g.direction = ${anyText(FEEDBACK_DIRECTIONS)}),
  urns as (select p.id as trainee_id, g.id as target_id, i.competency_id, i.label, i.label_en,
    ${termOf(sql`g.period_until`)} as term, g.period_until as day,
      avg(${levelOf(sql`b.scores`)}) as level, count(${levelOf(sql`b.scores`)}) as marks
    from me_of p join evaluation_subjects s on s.trainee_id = p.id
      join evaluation_targets g on g.id = s.target_id and g.state = 'released'
      and g.direction <> ${noneOfTexts([...FEEDBACK_DIRECTIONS, 'self'])}
    join items i on i.template_id = g.template_id and i.profession = p.profession
    cross join lateral (select scores from evaluation_ballots where subject_id = s.id
      union all select a.scores from evaluation_tasks k
      join evaluation_answers a on a.task_id = k.id where k.subject_id = s.id) b
    group by p.id, s.id, g.id, i.competency_id, i.key, i.label, i.label_en
      having count(${levelOf(sql`b.scores`)}) >= ${MIN_ANONYMOUS_MARKS}::int)`

/** Passed cases of a trainee, by what they count for. */
const casesOf = sql`(select w.id, w.trainee_id, w.kind, w.item, w.count, w.case_day as day,
    q.competency_id, ${termOf(sql`w.case_day`)} as term
  from (${passedCases()}) w join trainees wt on wt.id = w.trainee_id
    join majors wm on wm.id = wt.major_id
  join evaluation_requirement_competencies q on q.profession = wm.kind and q.kind = w.kind
    and q.item = w.item)`

/** All points of a trainee with the line of the cohort, in one statement. */
export const findPoints = async (db: Db, traineeId: number): Promise<CompetencyPoint[]> => {
  const mine = sql`t.id = ${traineeId}
      or t.cohort_id = (select cohort_id from trainees where id = ${traineeId})`

  const { rows } = await sql<CompetencyPoint>`with ${marksOf(mine)},
      marks as (select trainee_id, term, competency_id, level, 1 as weight from named
        where level is not null
        union all select trainee_id, term, competency_id, level, marks from urns),
      each as (select trainee_id, term, competency_id, sum(level * weight) / sum(weight) as level,
        sum(weight) as marks from marks group by 1, 2, 3),
      line as (select e.term, e.competency_id, avg(e.level) as level from each e
        join trainees t on t.id = e.trainee_id
        where t.cohort_id is not null group by 1, 2 having count(*) >= ${MIN_ANONYMOUS_MARKS}::int),
      points as (select term, competency_id, level, marks, null::numeric as cohort, 0 as cases
        from each where trainee_id = ${traineeId}
        union all select term, competency_id, null, 0, level, 0 from line
        union all select term, competency_id, null, 0, null, sum(c.count) from ${casesOf} c
          where trainee_id = ${traineeId} group by 1, 2)
    select term, competency_id, round(max(level), 2)::float8 as level, sum(marks)::int as marks,
      round(max(cohort), 2)::float8 as cohort_level, sum(cases)::int as cases
    from points group by 1, 2 order by 1, 2`.execute(db)

  return rows
}

export type EvidenceRow = {
  id: string
  kind: 'answer' | 'target' | 'case'
  title: string
  note: string
  form: string | null
  day: string
  level: number | null
  marks: number
  recordId: number | null
}

type EvidenceFilters = {
  traineeId: number
  competencyId: number
  term: string
  pageNum: number
  pageSize: number
}

/** What is behind one point, the latest first. */
export const findEvidence = async (
  db: Db,
  language: Language,
  reader: RecordScope,
  filters: EvidenceFilters,
) => {
  const { given: byReader, about, all } = answersSeenBy(reader)
  const labels = sql`string_agg(distinct ${labelIn(
    language,
    sql`x.label`,
    sql`coalesce(x.label_en, x.label)`,
  )}, ' · ')`
  const here = sql`x.competency_id = ${filters.competencyId} and x.term = ${filters.term}`

  const rows = sql`with ${marksOf(sql`t.id = ${filters.traineeId}`)}, found as (
      select 'a' || a.id as id, 'answer' as kind,
        ${labelIn(language, sql`f.name`, sql`coalesce(f.name_en, f.name)`)} as title,
        ${labels} as note, f.kind as form,
        a.assessed_on as day, round(avg(x.level), 2)::float8 as level, count(*)::int as marks,
        case when ${byReader} or ${about} or ${all} then a.id end as record_id
      from named x join evaluation_answers a on a.id = x.answer_id
        join evaluation_templates f on f.id = a.template_id
        left join evaluation_tasks k on k.id = a.task_id
        left join evaluation_targets g on g.id = k.target_id
      where ${here} and x.level is not null group by a.id, f.id, g.id
      union all select 't' || g.id, 'target', g.name, ${labels}, f.kind, g.period_until,
        round(sum(x.level * x.marks) / sum(x.marks), 2)::float8, sum(x.marks)::int, null
      from urns x join evaluation_targets g on g.id = x.target_id
        join evaluation_templates f on f.id = g.template_id where ${here} group by g.id, f.id
      union all select 'c' || x.id, 'case',
        x.item || case when x.count > 1 then ' × ' || x.count else '' end, x.kind, null, x.day,
        null, 0, x.id from ${casesOf} x where x.trainee_id = ${filters.traineeId} and ${here})`

  const [page, count] = await Promise.all([
    sql<EvidenceRow>`${rows} select * from found order by day desc, id
        limit ${filters.pageSize} offset ${(filters.pageNum - 1) * filters.pageSize}`.execute(db),
    sql<{ total: number }>`${rows} select count(*) total from found`.execute(db),
  ])

  return { rows: page.rows, total: count.rows[0]!.total }
}
