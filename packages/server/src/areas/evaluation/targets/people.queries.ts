import type {
  Direction,
  Occasion,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { nearestLeadersOfDepartment } from '../../organisation/organisation.public.ts'
import { staysBetween } from '../../rotations/rotations.public.ts'
import { traineesBetween } from '../../trainees/trainees.public.ts'
import type { SubjectScope } from '../subject.policy.ts'
import { isAboutReader } from '../subject.queries.ts'

/** What a target says about its people; no base and empty lists choose everybody. */
export type TargetPeopleInput = {
  id: number

  /** A `Direction`: who rates whom. */
  direction: string

  /** An `Occasion`: when it asks. */
  occasion: string

  /** First and last day, YYYY-MM-DD. */
  periodFrom: string
  periodUntil: string

  /** How many raters a subject gets; null: all who can rate it. */
  raters: number | null
  baseId: number | null
  cohortIds: number[]
  departmentIds: number[]
}

/**
 * A subject and one rater. The subject is a trainee, a teacher or a department; `blockId` is the stay
 * if it is rated on its own. Without a rater somebody without an account rates.
 */
type Pair = {
  traineeId: number | null
  teacherId: number | null
  departmentId: number | null
  blockId: number | null
  raterId: number | null
}

/** `aboutFrom` and `aboutUntil`: the days on which they met. */
type Meeting = Pair & { aboutFrom: string; aboutUntil: string }

/** A task opens at most so many days away from what it is about. */
const NEAR_DAYS = 7

/** For the columns of a pair that a direction leaves empty. */
const none = sql`null::bigint`

/** At an exit each stay is rated on its own, otherwise a trainee once for all stays of the period. */
const stayOf = (occasion: string) =>
  occasion === ('exit' satisfies Occasion) ? sql`s.block_id` : none

/** The days of a meeting are those of the stay. */
const MEETING = sql`s.starts_on about_from, s.ends_on about_until`

/** A base, and a person who rates themselves, rate the whole period. */
const NO_MEETING = sql`null::date about_from, null::date about_until`

/**
 * Who could rate whom in each direction, from `stays` and `people`; nurses and patients rate
 * without an account.
 */
const PAIRS: Readonly<Record<Direction, (occasion: string) => RawBuilder<Meeting>>> = {
  teacherTrainee: (occasion) =>
    sql`select s.trainee_id, ${none} teacher_id, ${none} department_id,
        ${stayOf(occasion)} block_id, s.supervisor_id rater_id, ${MEETING} from stays s
      where s.supervisor_id is not null`,
  departmentTrainee: (occasion) =>
    sql`select s.trainee_id, ${none} teacher_id, ${none} department_id,
        ${stayOf(occasion)} block_id, r.user_id rater_id, ${MEETING} from stays s
      cross join lateral ${nearestLeadersOfDepartment('s.departmentId')} r`,
  baseTrainee: () =>
    sql`select p.trainee_id, ${none} teacher_id, ${none} department_id, ${none} block_id,
        ba.user_id rater_id, ${NO_MEETING} from people p
      join base_administrators ba on ba.base_id = p.base_id`,
  peer: () =>
    sql`select s.trainee_id, ${none} teacher_id, ${none} department_id, ${none} block_id,
        o.user_id rater_id,
        greatest(s.starts_on, o.starts_on) about_from, least(s.ends_on, o.ends_on) about_until
      from stays s
      join stays o on o.department_id = s.department_id and o.trainee_id <> s.trainee_id
        and o.starts_on <= s.ends_on and o.ends_on >= s.starts_on`,
  self: () =>
    sql`select p.trainee_id, ${none} teacher_id, ${none} department_id, ${none} block_id,
        p.user_id rater_id, ${NO_MEETING} from people p`,
  nurse: () =>
    sql`select s.trainee_id, ${none} teacher_id, ${none} department_id, ${none} block_id,
        ${none} rater_id, ${MEETING} from stays s`,
  patient: () =>
    sql`select s.trainee_id, ${none} teacher_id, ${none} department_id, ${none} block_id,
        ${none} rater_id, ${MEETING} from stays s`,
  traineeTeacher: () =>
    sql`select ${none} trainee_id, s.supervisor_id teacher_id, ${none} department_id,
        ${none} block_id, s.user_id rater_id, ${MEETING} from stays s
      where s.supervisor_id is not null`,
  traineeDepartment: () =>
    sql`select ${none} trainee_id, ${none} teacher_id, s.department_id, ${none} block_id,
        s.user_id rater_id, ${MEETING} from stays s`,
}

/**
 * Whether a row of stays or trainees belongs to the base and cohorts of the input. What is not
 * chosen is left out of the statement: "null or equal" would have PostgreSQL expect few people
 * where everybody is meant.
 */
const isOfChoice = ({ baseId, cohortIds }: TargetPeopleInput) =>
  allOf([
    ...(baseId === null ? [] : [sql<boolean>`x.base_id = ${baseId}::bigint`]),
    ...(cohortIds.length === 0 ? [] : [sql<boolean>`x.cohort_id = ${anyId(cohortIds)}`]),
  ])

const allOf = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql.join([...conditions], sql` and `)

/**
 * Who rates whom of a target, as the beginning of a statement that ends in `chosen`. Only accounts
 * in use; oneself only in a self-rating. If there are more raters than needed, a lot chooses them;
 * it depends on the target only, so that a preview and the target have the same raters.
 */
const chosenOf = (input: TargetPeopleInput) => {
  const { periodFrom: from, periodUntil: until, departmentIds: departments } = input
  const isSelf = input.direction === ('self' satisfies Direction)
  const isThere = (condition: RawBuilder<boolean>) =>
    departments.length === 0 ? sql<boolean>`true` : condition

  return sql`stays as materialized (select *
      from (${staysBetween(from, until, input.occasion === ('exit' satisfies Occasion))}) x
      where ${isOfChoice(input)}
      and ${isThere(sql`x.department_id = ${anyId(departments)}`)}),
    people as (select * from (${traineesBetween(from, until)}) x where ${isOfChoice(input)}
      and ${isThere(sql`x.trainee_id in (select trainee_id from stays)`)}),
    pairs as (select p.trainee_id, p.teacher_id, p.department_id, p.block_id, p.rater_id,
        greatest(min(p.about_from), ${from}::date) about_from,
        least(max(p.about_until), ${until}::date) about_until
      from (${PAIRS[input.direction as Direction](input.occasion)}) p
      left join trainees t on t.id = p.trainee_id
      left join users u on u.id = p.rater_id and ${isAccountInUse('u')}
      where p.rater_id is null
        or (u.id is not null
          and (${sql.lit(isSelf)} or (p.rater_id is distinct from t.user_id
            and p.rater_id is distinct from p.teacher_id)))
      group by 1, 2, 3, 4, 5),
    placed as (select pairs.*, row_number() over (
        partition by trainee_id, teacher_id, department_id, block_id
        order by md5(${input.id}::text || ':' || coalesce(rater_id, 0)::text || ':'
          || coalesce(trainee_id, teacher_id, department_id)::text)) place
      from pairs),
    chosen as (select * from placed
      where ${input.raters}::int is null or place <= ${input.raters}::int)`
}

type PairGroup = {
  subject: string
  subjectEn: string | null
  note: string | null
  noteEn: string | null
  raters: string[]
  raterCount: number
}

/** A preview names so many raters of a subject, and counts the others. */
const AT_MOST_NAMES = 12

/** One page of subjects with their raters; those of the reader are counted, not named. */
export const findPeople = async (
  db: Db,
  rated: SubjectScope,
  input: TargetPeopleInput,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) => {
  const { rows } = await sql<PairGroup>`with ${chosenOf(input)},
      grouped as (select trainee_id, teacher_id, department_id, block_id,
        array_remove(array_agg(rater_id order by rater_id), null) raters
        from chosen group by 1, 2, 3, 4)
    select coalesce(t.real_name, u.display_name, d.name) subject,
      case when g.department_id is not null then d.name_en end subject_en,
      sd.name note, sd.name_en note_en, cardinality(g.raters) rater_count,
      array(select r.display_name from users r where r.id = any(g.raters[1:${AT_MOST_NAMES}])
        and not ${isAboutReader('g', rated)} order by r.id) raters
    from grouped g left join trainees t on t.id = g.trainee_id
      left join users u on u.id = g.teacher_id
      left join departments d on d.id = g.department_id
      left join rotation_blocks b on b.id = g.block_id
      left join departments sd on sd.id = b.department_id
    order by coalesce(g.trainee_id, g.teacher_id, g.department_id), g.block_id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db)

  return rows
}

type Counts = { subjects: number; tasks: number; raters: number }

export const countPeople = async (db: Db, input: TargetPeopleInput): Promise<Counts> => {
  const { rows } = await sql<Counts>`with ${chosenOf(input)}
    select count(distinct (trainee_id, teacher_id, department_id, block_id)) subjects,
      count(rater_id) tasks, count(distinct rater_id) raters
    from chosen`.execute(db)

  return rows[0]!
}

/** Somebody whom a target would ask, with the days on which that may open. */
export type ChosenPair = Pair & {
  opensFrom: string
  opensUntil: string

  /** The reader is rated. */
  isAboutReader: boolean
}

/**
 * The days on which a task may open. A stay that is rated on its own is about its end; otherwise a
 * task is about the days of the period on which they met.
 */
const openingDays = ({ periodFrom, periodUntil }: TargetPeopleInput) =>
  sql`case when c.block_id is null then coalesce(c.about_from, ${periodFrom}::date) else c.about_until - ${NEAR_DAYS}::int end opens_from,
    coalesce(c.about_until, ${periodUntil}::date) + ${NEAR_DAYS}::int opens_until`

/** Who rates whom of a target. */
export const findChosen = async (
  db: Db,
  rated: SubjectScope,
  input: TargetPeopleInput,
): Promise<ChosenPair[]> =>
  (
    await sql<ChosenPair>`with ${chosenOf(input)}
      select c.trainee_id, c.teacher_id, c.department_id, c.block_id, c.rater_id,
        ${isAboutReader('c', rated)} is_about_reader, ${openingDays(input)}
      from chosen c order by c.trainee_id, c.teacher_id, c.department_id, c.block_id,
        c.rater_id`.execute(db)
  ).rows

/** Somebody who is asked instead, with the days on which that may open. */
export type NextRater = { raterId: number; opensFrom: string; opensUntil: string }

/** The next one by the same lot who could rate a subject and was not asked; undefined: nobody. */
export const findNextRater = async (
  db: Db,
  input: TargetPeopleInput,
  { id, traineeId, teacherId, departmentId, blockId }: Omit<Pair, 'raterId'> & { id: number },
): Promise<NextRater | undefined> => {
  const { rows } = await sql<NextRater>`with ${chosenOf({ ...input, raters: null })}
    select c.rater_id, ${openingDays(input)} from placed c where rater_id is not null
      and trainee_id is not distinct from ${traineeId}::bigint
      and teacher_id is not distinct from ${teacherId}::bigint
      and department_id is not distinct from ${departmentId}::bigint
      and block_id is not distinct from ${blockId}::bigint
      and not exists (select from evaluation_tasks k where k.subject_id = ${id}
          and k.rater_id = c.rater_id)
    order by place limit 1`.execute(db)

  return rows[0]
}

/** A task to be made, with the day on which it opens; without a rater the subject alone is made. */
export type PlannedPair = Pair & { opensOn: string | null }

/** Makes the subjects and tasks of a target. */
export const insertTasks = async (
  db: Db,
  targetId: number,
  pairs: readonly PlannedPair[],
): Promise<{ subjects: number; tasks: number }> => {
  const plannedPairs = rowsOf(pairs, {
    traineeId: 'bigint',
    teacherId: 'bigint',
    departmentId: 'bigint',
    blockId: 'bigint',
    raterId: 'bigint',
    opensOn: 'date',
  })

  const { rows } = await sql<{
    subjects: number
    tasks: number
  }>`with planned as materialized (select * from ${plannedPairs} p),
      subjects as (insert into evaluation_subjects (target_id, trainee_id, teacher_id,
          department_id, block_id)
        select distinct ${targetId}::bigint, trainee_id, teacher_id, department_id, block_id
        from planned
        returning id, trainee_id, teacher_id, department_id, block_id),
      tasks as (insert into evaluation_tasks (target_id, subject_id, rater_id, opens_on)
        select ${targetId}::bigint, s.id, c.rater_id, c.opens_on from planned c
        join subjects s on s.trainee_id is not distinct from c.trainee_id
          and s.teacher_id is not distinct from c.teacher_id
          and s.department_id is not distinct from c.department_id
          and s.block_id is not distinct from c.block_id
        where c.rater_id is not null returning 1)
    select (select count(*) from subjects) subjects, (select count(*) from tasks) tasks`.execute(db)

  return rows[0]!
}

export const findRaterNames = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await db
        .selectFrom('users')
        .select(['id', 'displayName as name'])
        .where('id', '=', anyId(ids))
        .execute()
    ).map(({ id, name }) => [id, name]),
  )
