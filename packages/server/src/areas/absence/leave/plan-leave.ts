import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/errors'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findCalendar, findWorkingDayCounter } from '../../settings/settings.public.ts'
import { countDays, type Span, totalOf } from '../types/days.rules.ts'
import { findLeaveType } from '../types/entitlement.queries.ts'
import { mustFitEvent } from '../types/event-days.ts'
import { ruleOf, stepsFor } from '../types/steps.rules.ts'
import { findDayObstacles } from './day-obstacles.ts'
import { daysShort, findDaysLeft } from './days-left.ts'
import { extensionOf } from './extension.ts'
import { asStay, findStepRules, type LeaveTrainee } from './facts.queries.ts'
import { partsOf, staysOf } from './parts.rules.ts'

const DAY_MS = 86_400_000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
/** A leave as it would be: days, steps and their parts, notice, papers, extension, and everything that stands against it. */
export async function planLeave(ctx: SignedCtx, trainee: LeaveTrainee, { leaveTypeId, ...span }: Span & { leaveTypeId: number }) {
  const type = await findLeaveType(ctx.db, leaveTypeId)
  if (type?.status !== 1) throw fail(errors.typeClosed)
  const { startsOn, endsOn } = span
  const [calendar, blocks, rules, obstacles, counter] = await Promise.all([
    findCalendar(ctx.db, startsOn, endsOn),
    findTraineeBlocks(ctx.db, [trainee.id]),
    findStepRules(ctx.db),
    findDayObstacles(ctx, trainee, span),
    findWorkingDayCounter(ctx.db, startsOn, endsOn),
  ])
  const countedBy = type.counted_by as 'working' | 'calendar'
  const years = countDays(span, countedBy, calendar).filter(({ days }) => days > 0)
  const [total, workingDays] = [totalOf(years), totalOf(countDays(span, 'working', calendar))]
  const stays = staysOf(blocks.filter(({ state }) => state !== 'failed').map(asStay), span)
  const covered = stays.reduce((sum, s) => sum + counter(later(s.startsOn, startsOn), earlier(s.endsOn, endsOn)), 0)
  const steps = stepsFor(ruleOf(rules, leaveTypeId)!, workingDays)
  const left = await findDaysLeft(
    ctx,
    trainee.id,
    [type],
    years.map(({ year }) => year),
    startsOn,
  )
  const name = labelIn(ctx.language, type.name, type.name_en)
  const earliest = dayAfter(dayInChina(ctx.now()), type.notice_days)
  const needsPapers = type.papers_from !== null && total >= Number(type.papers_from)
  if (!type.allows_half && (span.startsHalf === 'pm' || span.endsHalf === 'am'))
    obstacles.push({ def: errors.halfNotAllowed, data: { type: name } })
  if (total === 0) obstacles.push({ def: errors.noDays })
  const short =
    daysShort(name, years, left) ?? (await eventObstacle(ctx, { traineeId: trainee.id, typeId: type.id, on: startsOn, days: total }))
  if (short) obstacles.push(short)
  return {
    ...{ type, name, countedBy, years, total, workingDays, left, steps, obstacles },
    parts: partsOf(steps, stays, covered === counter(startsOn, endsOn)),
    papers: needsPapers ? labelIn(ctx.language, type.papers ?? '', type.papers_en) : null,
    notice: { days: type.notice_days, earliest, isShort: startsOn < earliest },
    /** Names of the departments of these days. */
    places: new Map(blocks.map((b) => [b.department_id, labelIn(ctx.language, b.department, b.department_en)])),
    extensionDays: await extensionOf(ctx, { id: 0, trainee_id: trainee.id, type, span, years }),
  }
}
export type PlannedLeave = Awaited<ReturnType<typeof planLeave>>

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
async function eventObstacle(ctx: SignedCtx, event: Parameters<typeof mustFitEvent>[1]): Promise<Obstacle | undefined> {
  try {
    await mustFitEvent(ctx, event)
  } catch (error) {
    if (error instanceof Fail) return { def: error.def, data: error.data }
    throw error
  }
  return undefined
}
