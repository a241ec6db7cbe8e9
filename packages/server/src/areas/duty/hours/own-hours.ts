import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { presentShift, presentWeek, readWeek } from './present-week.ts'
import { findShiftHours } from './shift-hours.queries.ts'
import { findWaitingWeeks } from './week.queries.ts'

/** The id of the reader's own training record. */
export async function ownTraineeId(ctx: SignedCtx): Promise<number> {
  const own = await findOwnRef(ctx)
  if (!own) throw notFound()

  return own.id
}

/** Own shifts at which somebody can arrive now, or which they can leave; a night may be of yesterday. */
async function findShiftsOfNow(ctx: SignedCtx, traineeId: number) {
  const today = dayInChina(ctx.now())
  const range = { traineeId, from: addDays(today, -2), until: addDays(today, 1) }
  const shifts = await findShiftHours(ctx.db, ctx.now(), range)

  return shifts
    .map((shift) => presentShift(ctx, shift, true))
    .filter(({ actions }) => actions.includes('arrive') || actions.includes('leave'))
}

/** The reader's week, the weeks that wait for confirmation, and the shifts of this moment. */
export async function getOwnHours(ctx: SignedCtx, { week }: { week: string }) {
  const traineeId = await ownTraineeId(ctx)

  const [facts, waiting, now] = await Promise.all([
    readWeek(ctx, traineeId, week),
    findWaitingWeeks(ctx.db, ctx.actor.userId, ctx.now()),
    findShiftsOfNow(ctx, traineeId),
  ])

  return { ...presentWeek(ctx, facts, true), waiting, now }
}
