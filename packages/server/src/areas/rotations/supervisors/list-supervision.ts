import type { Supervision } from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import { visibleBlocks } from '../blocks/block.policy.ts'
import { isToSupervise } from '../blocks/block-match.queries.ts'
import { endOfNextMonth } from '../blocks/spans.rules.ts'
import { findSupervisedStays } from './supervisor.queries.ts'
import { busiestDay, maxAtOnce, withPlacesFirst } from './supervisor.rules.ts'

/**
 * Departments the reader answers for that have trainees now or soon, those with trainees without a
 * supervisor first.
 */
const findDepartments = (db: Db, org: OrgScope, today: string, until: string) =>
  db
    .selectFrom('departments as d')
    .innerJoin('rotationBlocks as b', 'b.departmentId', 'd.id')
    .where(isToSupervise(today, until))
    .where(isOfOwnDepartment(org, 'd.id'))
    .groupBy('d.id')
    .select(['d.id', 'd.name', 'd.nameEn', 'd.ratio', sql<number>`count(*)::int`.as('trainees')])
    .select(sql<number>`(count(*) filter (where b.supervisor_id is null))::int`.as('missing'))
    .orderBy('missing', 'desc')
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()

/**
 * The departments of the reader: trainees without a supervisor, and how many each teacher has
 * against the ratio.
 */
export async function listSupervision(
  ctx: SignedCtx,
): Promise<{ until: string; departments: Supervision[] }> {
  const today = dayInChina(ctx.now())
  const until = endOfNextMonth(today)
  const { org } = visibleBlocks(ctx.actor)
  const departments = org === null ? [] : await findDepartments(ctx.db, org, today, until)
  const ids = departments.map(({ id }) => id)
  const teachers = await findTeachersForDepartments(ctx.db, ids, today)
  const supervisedStays = await findSupervisedStays(
    ctx.db,
    [...new Set(teachers.map((teacher) => teacher.userId))],
    today,
    until,
  )

  const loadOf = (userId: number) => {
    const own = supervisedStays.filter((stay) => stay.supervisorId === userId)
    return {
      now: busiestDay(own, today, today).count,
      busiest: busiestDay(own, today, until).count,
    }
  }

  const loads = new Map(
    [...new Set(teachers.map((teacher) => teacher.userId))].map((id) => [id, loadOf(id)]),
  )

  return {
    until,
    departments: departments.map(({ id, name, nameEn, ratio, trainees, missing }) => {
      const max = maxAtOnce(ratio)

      const own = teachers
        .filter((teacher) => teacher.departmentId === id)
        .map((teacher) => ({
          id: teacher.userId,
          name: teacher.name,
          level: teacher.level,
          ...loads.get(teacher.userId)!,
          most: max,
        }))

      return {
        id,
        name: labelIn(ctx.language, name, nameEn),
        most: max,
        trainees,
        missing,
        teachers: own.sort(withPlacesFirst),
      }
    }),
  }
}
