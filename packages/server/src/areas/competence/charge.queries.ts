import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { containing, isFoundIn } from '../../platform/db/patterns.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../organisation/organisation.public.ts'
import { staysBetween } from '../rotations/rotations.public.ts'
import { isOnBooks } from '../trainees/trainees.public.ts'
import type { LevelScope } from './competence.policy.ts'

/** A trainee whom somebody supervises or answers for, with the department of the latest stay. */
export type Charge = {
  traineeId: number
  name: string
  number: string
  profession: Profession
  departmentId: number
  department: string
}

type Period = { from: string; until: string }

type Question = {
  language: Language
  userId: number
  scope: OrgScope

  /** Only this trainee. */
  traineeId?: number

  /** Only trainees of this name or number. */
  keywords?: string | undefined
}

/** So many trainees are offered at once; words find the others. */
export const MAX_CHARGES = 200

const supervised = (userId: number) => sql`s.supervisor_id is not distinct from ${userId}::bigint`

/**
 * Stays between two days of trainees in training whom the user supervises or answers for, never of
 * the user.
 */
const stays = (
  { language, userId, scope, traineeId, keywords }: Question,
  { from, until }: Period,
) => {
  const words = containing(keywords ?? '')

  return sql`select s.trainee_id, t.real_name as name, t.number, m.kind as profession,
      s.department_id, s.starts_on, s.ends_on, s.block_id,
      ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department,
      ${supervised(userId)} as is_own
    from (${staysBetween(from, until)}) s join trainees t on t.id = s.trainee_id
      join majors m on m.id = t.major_id
      join departments d on d.id = s.department_id
    where s.user_id <> ${userId} and ${isOnBooks('t')}
      and ${traineeId === undefined ? sql`true` : sql`s.trainee_id = ${traineeId}`}
      and ${
        keywords
          ? sql`(t.name_search like ${words}
          or ${isFoundIn(sql.ref('t.number'), words)})`
          : sql`true`
      }
      and (${supervised(userId)} or ${isOfOwnDepartment(scope, 's.departmentId')}
          or ${isOfOwnBase(scope, 's.baseId')})`
}

/** Trainees of stays between two days, those whom the user supervises first, one more than are offered. */
export const findCharges = async (db: Db, question: Question, period: Period): Promise<Charge[]> =>
  (
    await sql<Charge>`select *
        from (select distinct on (trainee_id) * from (${stays(question, period)}) x
        order by trainee_id, is_own desc, ends_on desc, block_id) c
      order by is_own desc, name collate pinyin, trainee_id limit ${MAX_CHARGES + 1}`.execute(db)
  ).rows

/** A trainee with the days of a period on which the user supervised or answered for them. */
export type ObservedCharge = Charge & { days: { day: string; departmentId: number }[] }

/**
 * Trainees with the days on which the user may observe them, the latest first: what is offered and
 * what is accepted. Of two stays on a day, the one that the user supervises counts.
 */
export const findObservedCharges = async (
  db: Db,
  question: Question,
  period: Period,
): Promise<ObservedCharge[]> =>
  (
    await sql<ObservedCharge>`select trainee_id, name, number, profession,
        bool_or(is_own) as is_own,
        (array_agg(department_id order by day desc))[1] as department_id, (array_agg(department
            order by day desc))[1] as department,
        jsonb_agg(jsonb_build_object('day', day, 'departmentId', department_id)
          order by day desc) as days
      from (select distinct on (x.trainee_id, g.day) x.*, g.day::date as day
        from (${stays(question, period)}) x,
          generate_series(greatest(x.starts_on, ${period.from}::date),
            least(x.ends_on, ${period.until}::date), interval '1 day') g(day)
        order by x.trainee_id, g.day, x.is_own desc, x.ends_on desc, x.block_id) c
      group by trainee_id, name, number, profession
      order by bool_or(is_own) desc, name collate pinyin, trainee_id
        limit ${MAX_CHARGES + 1}`.execute(db)
  ).rows

/** Whether the trainee of `t` and `m` is in a reader’s scope. */
export const isVisibleTrainee = ({
  scope,
  userId,
  isStaff,
  ownId,
  since,
}: LevelScope): RawBuilder<boolean> =>
  sql<boolean>`(t.user_id = ${ownId} or (${sql.lit(isStaff)} and (${isOfOwnBase(scope, 'm.baseId')}
    or exists (select from rotation_blocks b where b.trainee_id = t.id and b.entered_on is not null
        and b.ends_on >= ${since}::date
      and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')})))))`

/** The department where the trainee of `t` is on a day. */
export const departmentOn = (language: Language, day: string) =>
  sql<string | null>`(select ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)}
      from rotation_blocks b
    join departments d on d.id = b.department_id where b.trainee_id = t.id
      and b.entered_on is not null
      and b.starts_on <= ${day}::date and b.ends_on >= ${day}::date order by b.starts_on desc, b.id
      limit 1)`
