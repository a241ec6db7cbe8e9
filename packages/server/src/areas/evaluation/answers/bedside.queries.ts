import { type Language, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'
import { staysBetween } from '../../rotations/rotations.public.ts'

type SupervisedStay = {
  blockId: number
  traineeId: number
  name: string
  department: string
  startsOn: string
  endsOn: string
}

/**
 * Stays that a user supervises, or whose department they are responsible for, between two days;
 * never their own.
 */
export const findSupervisedStays = async (
  db: Db,
  language: Language,
  userId: number,
  scope: OrgScope,
  { from, until }: { from: string; until: string },
) =>
  (
    await sql<SupervisedStay>`select s.block_id, s.trainee_id, t.real_name as name, s.starts_on,
        s.ends_on,
        ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department
      from (${staysBetween(from, until)}) s join trainees t on t.id = s.trainee_id
        join departments d on d.id = s.department_id
      where s.user_id <> ${userId}
        and (s.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 's.departmentId')})
      order by s.supervisor_id is distinct from ${userId}::bigint, s.ends_on desc,
        t.real_name collate pinyin, s.block_id limit 300`.execute(db)
  ).rows
