import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { labelIn } from '@residency/contract/kernel'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findAbsences } from '../../rotations/rotations.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import { daySpan } from './day-span.ts'
import { findOverlappingAbsence, type LeaveTrainee } from './plan-leave.queries.ts'

/** Days are counted up to here; the end of a training may be unknown. */
const LAST_DAY = '2100-12-31'

/** What the trainee is away for, or is not in training for, on these days. */
export async function findDayObstacles(
  ctx: SignedCtx,
  trainee: LeaveTrainee,
  span: Span,
): Promise<Obstacle[]> {
  const { absenceKinds } = leaveWords[ctx.language]
  const { startsOn, endsOn } = span

  const [meeting, recorded] = await Promise.all([
    findOverlappingAbsence(ctx.db, trainee.id, span),
    findAbsences(ctx.db, [trainee.id], startsOn, endsOn),
  ])

  const obstacles: Obstacle[] = []
  const until = trainee.plannedEnd

  if (startsOn < trainee.startsOn || endsOn > (until ?? LAST_DAY))
    obstacles.push({
      def: errors.outsideTraining,
      data: { from: trainee.startsOn, until: until ?? '…' },
    })

  if (meeting) {
    const what = meeting.type
      ? labelIn(ctx.language, meeting.type, meeting.typeEn)
      : absenceKinds[meeting.kind]
    obstacles.push({
      def: errors.absenceOverlaps,
      data: { what, span: daySpan(ctx.language, meeting.startsOn, meeting.endsOn) },
    })
  }

  const byHand = recorded.find(({ absenceId }) => absenceId === null)

  if (byHand)
    obstacles.push({
      def: errors.timetableTaken,
      data: { what: byHand.reason, from: byHand.startsOn, until: byHand.endsOn },
    })

  return obstacles
}

/**
 * Of two absences entered at the same instant, the second is refused with the days of the first.
 * Other errors are thrown again.
 */
export async function explainOverlap(
  ctx: SignedCtx,
  trainee: LeaveTrainee | undefined,
  span: Span,
  error: unknown,
): Promise<never> {
  if (!trainee || violatedConstraint(error) !== 'absences_apart') throw error

  const [met] = await findDayObstacles(ctx, trainee, span)
  throw met ? fail(met.def, met.data) : error
}
