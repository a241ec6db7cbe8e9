import type { Profession } from '@residency/contract/areas/evaluation/competency/competency.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../organisation/organisation.public.ts'
import { staysBetween } from '../rotations/rotations.public.ts'
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
type Question = { language: Language; userId: number; scope: OrgScope; traineeId?: number }
const MOST = 1000

const supervised = (userId: number) => sql`s.supervisor_id is not distinct from ${userId}::bigint`

/** Trainees of stays between two days, those whom the user supervises first; never the user. */
export const findCharges = async (
  db: Db,
  { language, userId, scope, traineeId }: Question,
  { from, until }: Period,
): Promise<Charge[]> =>
  (
    await sql<Charge>`select * from (
        select distinct on (s.trainee_id) s.trainee_id, t.real_name as name, t.number, m.kind as profession, s.department_id,
          ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department, ${supervised(userId)} as is_own
        from (${staysBetween(from, until)}) s join trainees t on t.id = s.trainee_id join majors m on m.id = t.major_id
          join departments d on d.id = s.department_id
        where s.user_id <> ${userId} and ${traineeId === undefined ? sql`true` : sql`s.trainee_id = ${traineeId}`}
          and (${supervised(userId)} or ${isOfOwnDepartment(scope, 's.departmentId')} or ${isOfOwnBase(scope, 's.baseId')})
        order by s.trainee_id, ${supervised(userId)} desc, s.ends_on desc, s.block_id) c
      order by c.is_own desc, c.name collate pinyin, c.trainee_id limit ${MOST}`.execute(db)
  ).rows

/** Whether the trainee of `t` and `m` is in a reader’s scope. */
export const isVisibleTrainee = ({
  scope,
  userId,
  isStaff,
  ownId,
}: LevelScope): RawBuilder<boolean> =>
  sql<boolean>`(t.user_id = ${ownId} or (${sql.lit(isStaff)} and (${isOfOwnBase(scope, 'm.baseId')}
    or exists (select from rotation_blocks b where b.trainee_id = t.id and b.entered_on is not null
      and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')})))))`

/** The department where the trainee of `t` is on a day. */
export const departmentOn = (language: Language, day: string) =>
  sql<
    string | null
  >`(select ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} from rotation_blocks b
    join departments d on d.id = b.department_id where b.trainee_id = t.id and b.entered_on is not null
      and b.starts_on <= ${day}::date and b.ends_on >= ${day}::date order by b.starts_on desc, b.id limit 1)`
