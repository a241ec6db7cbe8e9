import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { type Language, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { holdsPermission, isAccountInUse } from '../../accounts/accounts.public.ts'
import { peopleOfDepartment } from '../../organisation/organisation.public.ts'
import { staysBetween } from '../../rotations/rotations.public.ts'
import type { StayToAsk, TeacherOfDepartment } from './supervisors.rules.ts'

type Days = { from: string; until: string }

/** Stays of an account between two days, the latest first. */
export const findOwnStays = async (
  db: Db,
  language: Language,
  userId: number,
  { from, until }: Days,
): Promise<StayToAsk[]> =>
  (
    await sql<StayToAsk>`select s.block_id, s.trainee_id, s.department_id, s.supervisor_id,
        s.ends_on,
        ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} as department
      from (${staysBetween(from, until)}) s join departments d on d.id = s.department_id
      where s.user_id = ${userId} order by s.ends_on desc, s.block_id desc`.execute(db)
  ).rows

/** Of these people those who may evaluate at the bedside. */
export const findBedsideRaters = async (db: Db, userIds: readonly number[]) => {
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', anyId(userIds))
    .where(holdsPermission(sql.ref('u.id'), may.bedside))
    .execute()

  return new Set(rows.map(({ id }) => id))
}

/**
 * Who supervises stays of departments between two days, and who answers for these departments:
 * with an account in use, by name.
 */
export const findSupervisorsOf = async (
  db: Db,
  departmentIds: readonly number[],
  { from, until }: Days,
): Promise<TeacherOfDepartment[]> =>
  (
    await sql<TeacherOfDepartment>`select s.user_id, s.department_id, u.display_name as name from (
        select supervisor_id as user_id, department_id from (${staysBetween(from, until)}) stays
        where department_id = ${anyId(departmentIds)}
        union select p.user_id, d.id from departments d
          cross join lateral ${peopleOfDepartment('d.id')} p where d.id = ${anyId(departmentIds)}) s
      join users u on u.id = s.user_id
      where ${isAccountInUse('u')}
      order by u.display_name collate pinyin, u.id, s.department_id`.execute(db)
  ).rows
