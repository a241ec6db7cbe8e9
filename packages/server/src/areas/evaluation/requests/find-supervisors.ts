import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import { findBedsideRaters, findOwnStays, findSupervisorsOf } from './supervisor.queries.ts'
import { type SupervisorOfStay, supervisorsToAsk } from './supervisors.rules.ts'

/** For so many days after a stay its supervisor can be asked. */
const RECENT_DAYS = 7

/** Whom the reader may ask today and who may answer, those who supervise the reader today first. */
export async function findSupervisorsToAsk(ctx: SignedCtx): Promise<SupervisorOfStay[]> {
  const { userId } = ctx.actor
  const today = dayInChina(ctx.now())
  const days = { from: addDays(today, -RECENT_DAYS), until: today }

  const stays = await findOwnStays(ctx.db, ctx.language, userId, days)
  const departmentIds = [...new Set(stays.map(({ departmentId }) => departmentId))]
  const supervisors = await findSupervisorsOf(ctx.db, departmentIds, days)
  const qualified = await findTeachersForDepartments(ctx.db, departmentIds, today)

  const teachers = [...supervisors, ...qualified]
  const raters = await findBedsideRaters(
    ctx.db,
    teachers.map((teacher) => teacher.userId),
  )

  return supervisorsToAsk(
    stays,
    teachers.filter((teacher) => raters.has(teacher.userId)),
    { today, userId },
  )
}
