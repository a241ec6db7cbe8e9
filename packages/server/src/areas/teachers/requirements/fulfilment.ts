import { requirementPermissions as may } from '@residency/contract/areas/teachers/requirements/access'
import type {
  getRequirementsOf as getCall,
  listFulfilment as listCall,
} from '@residency/contract/areas/teachers/requirements/duty.contract'
import { holds, type InputOf, labelIn } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import { monthInChina } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { activityLabels, joinedLabel } from './present-duties.ts'
import {
  findFulfilled,
  findTeacherPage,
  type PeriodDays,
  type Sources,
  type TeacherMatch,
  type TeachingSources,
} from './requirement.queries.ts'
import { judgeRequirement, rangeOf } from './requirement.rules.ts'

const monthOrPresent = (ctx: SignedCtx, month: string | undefined) =>
  month ?? monthInChina(ctx.now())

/** Teaching that other areas prove, such as assessments and lectures with sign-in. */
export const teachingSources = (ctx: SignedCtx): TeachingSources =>
  ctx.services.areas.flatMap(({ teaching }) => (teaching === undefined ? [] : [teaching]))

/** The same, with the stays that are supervised. */
export const sourcesOf = (ctx: SignedCtx): Sources => ({
  teaching: teachingSources(ctx),
  stays: onlyOf(ctx, 'stays'),
})

/**
 * One page of teachers with their requirements, each in the month, quarter or year that holds the
 * month.
 */
async function teachersWith(ctx: SignedCtx, match: TeacherMatch, month: string, page: Page) {
  const days: PeriodDays = {
    month: rangeOf('month', month),
    quarter: rangeOf('quarter', month),
    year: rangeOf('year', month),
    block: rangeOf('block', month),
  }

  const { rows, total } = await findTeacherPage(ctx.db, match, page)
  const userIds = rows.map((row) => row.userId)

  const [requirements, labels] = await Promise.all([
    findFulfilled(ctx.db, userIds, days, sourcesOf(ctx)),
    activityLabels(ctx),
  ])

  const byTeacher = grouped(requirements, (requirement) => requirement.userId)

  const requirementsOf = (userId: number) =>
    (byTeacher.get(userId) ?? []).map(({ id, activities, period, count, done }) => ({
      id,
      label: joinedLabel(ctx, labels, activities),
      period,
      ...days[period],
      count,
      done,
      state: judgeRequirement({ count, done }),
    }))

  const list = rows.map((row) => ({
    id: row.userId,
    name: row.name,
    base: labelIn(ctx.language, row.base, row.baseEn),
    department: labelIn(ctx.language, row.department, row.departmentEn),
    level: row.level,
    requirements: requirementsOf(row.userId),
  }))

  return { list, total }
}

/**
 * The requirements that apply to the reader, or to a teacher in the reader's scope; null for a
 * reader who is not in the library.
 */
export async function getRequirementsOf(
  ctx: SignedCtx,
  { x, month: requestedMonth }: InputOf<typeof getCall, 'out'>,
) {
  const userId = x === 'own' ? ctx.actor.userId : Number(x)
  const isOwn = userId === ctx.actor.userId
  const month = monthOrPresent(ctx, requestedMonth)
  if (!isOwn && !holds(ctx.actor, may.list)) found(undefined)

  const scope = isOwn ? ({ kind: 'all' } as const) : visibleTeachers(ctx.actor)
  const [teacher] = (await teachersWith(ctx, { scope, userId }, month, { pageNum: 1, pageSize: 1 }))
    .list

  return { month, teacher: isOwn ? (teacher ?? null) : found(teacher) }
}

/** How far the teachers in the reader's scope fulfil their requirements. */
export const listFulfilment = (
  ctx: SignedCtx,
  { month, pageNum, pageSize, ...filters }: InputOf<typeof listCall, 'out'>,
) =>
  teachersWith(ctx, { ...filters, scope: visibleTeachers(ctx.actor) }, monthOrPresent(ctx, month), {
    pageNum,
    pageSize,
  })
