import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import { countsInTimetable } from '@residency/contract/areas/rotations/blocks/block.flow'
import { isOfGroup } from '@residency/contract/areas/trainees/training-status.public'
import { labelIn } from '@residency/contract/kernel'
import { daysIn, earlierOf, laterOf } from '@residency/contract/kernel/day'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findWorkingDayCounter } from '../../settings/settings.public.ts'
import { findLeaveCounter } from '../day-accounts/count-leave.ts'
import { type Span, totalOf } from '../day-accounts/days.rules.ts'
import { partsOf, staysOf } from '../leave/parts.rules.ts'
import { ruleOf, stepsFor } from '../leave-types/steps.rules.ts'
import { findDayObstacles } from './day-obstacles.ts'
import { findSeats } from './find-seats.ts'
import { asStay, findStepRules, type LeaveTrainee } from './plan-leave.queries.ts'

/** More days than a training lasts are not counted one by one. */
const MAX_DAYS = 3660
type KindOfAbsence = {
  /** The type of a leave; null: what has no type. */
  id: number | null
  countedBy: 'working' | 'calendar'

  /**
   * Sick, maternity, bereavement and work-injury leave: an appointment at a fixed time is shown,
   * but prevents nothing.
   */
  isNeverHindered: boolean
}

/**
 * What an absence of any kind would be on these days: their count, the steps and parts that decide
 * it, and the reasons that prevent it.
 */
export async function planSpan(
  ctx: SignedCtx,
  trainee: LeaveTrainee,
  span: Span,
  { id: typeId, countedBy, isNeverHindered }: KindOfAbsence,
) {
  const { startsOn, endsOn } = span
  if (daysIn(startsOn, endsOn) > MAX_DAYS)
    throw fail(errors.outsideTraining, { from: trainee.startsOn, until: trainee.plannedEnd ?? '…' })

  const [counted, blocks, rules, obstacles, counter, seats] = await Promise.all([
    findLeaveCounter(ctx.db, [trainee.id], startsOn, endsOn),
    findTraineeBlocks(ctx.db, [trainee.id]),
    findStepRules(ctx.db),
    findDayObstacles(ctx, trainee, span),
    findWorkingDayCounter(ctx.db, startsOn, endsOn),
    findSeats(ctx, trainee.userId, span),
  ])

  const count = counted(trainee.id, span, countedBy)

  const [total, workingDays] = [
    totalOf(count.dates),
    totalOf(counted(trainee.id, span, 'working').dates),
  ]

  const stays = staysOf(blocks.filter(countsInTimetable).map(asStay), span)

  const covered = stays.reduce(
    (sum, s) => sum + counter(laterOf(s.startsOn, startsOn), earlierOf(s.endsOn, endsOn)),
    0,
  )

  const steps = stepsFor(ruleOf(rules, typeId)!, workingDays)
  if (isOfGroup('ended', trainee.status)) obstacles.unshift({ def: errors.trainingOver })

  const [seat] = seats

  if (seat && !isNeverHindered)
    obstacles.push({ def: errors.absenceMeets, data: { what: seat.what, from: seat.on } })
  if (total === 0) obstacles.push({ def: errors.noDays })

  return {
    countedBy,
    count,
    total,
    workingDays,
    steps,
    obstacles,

    /** Seats that the trainee gives up; nothing where they refuse the absence. */
    seats: isNeverHindered ? seats : [],
    parts: partsOf(steps, stays, covered === counter(startsOn, endsOn)),

    /** Names of the departments of these days. */
    places: new Map(
      blocks.map((b) => [b.departmentId, labelIn(ctx.language, b.department, b.departmentEn)]),
    ),
  }
}

export type PlannedSpan = Awaited<ReturnType<typeof planSpan>>
