import { shiftSwapErrors as errors } from '@residency/contract/areas/duty/swaps/access'
import { minuteInChina } from '../../../platform/clock.ts'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isPublished } from '../rosters/roster.policy.ts'
import { findRoster } from '../rosters/roster.queries.ts'
import { readRosterFacts } from '../rosters/roster-facts.ts'
import { judgeSwapsOf } from './judge-swap.ts'
import { findOpenSwapsOfShifts, findOwnShift } from './swap.queries.ts'

/** A shift of the reader in a published roster, with the roster. */
export async function readOwnShift(ctx: SignedCtx, shiftId: number) {
  const shift = await findOwnShift(ctx.db, ctx.actor.userId, shiftId)
  const roster = shift && (await findRoster(ctx.db, { kind: 'all' }, shift.rosterId))
  if (!roster || !isPublished(roster)) throw fail(errors.swapShiftUnknown)

  return { shift, roster }
}

/** An own shift with everything that decides about its swap. */
async function readSwappable(ctx: SignedCtx, shiftId: number) {
  const { shift, roster } = await readOwnShift(ctx, shiftId)
  const facts = await readRosterFacts(ctx, roster)
  const judge = judgeSwapsOf(ctx.language, facts, ctx.now())

  const offer = { giverId: shift.traineeId, day: shift.day, kindId: shift.kindId }

  return { shift, facts, judge, offer }
}

/** Colleagues of the roster: those who can take an own shift first, then the others with the reason. */
export async function listShiftTakers(ctx: SignedCtx, { shiftId }: { shiftId: number }) {
  const { shift, facts, judge, offer } = await readSwappable(ctx, shiftId)
  const [open] = await findOpenSwapsOfShifts(ctx.db, [shift])
  if (open) throw fail(errors.swapUnderWay, { name: shift.name, day: shift.day })

  const takers = facts.people
    .filter(({ traineeId }) => traineeId !== shift.traineeId)
    .map(({ traineeId, name, number }) => ({
      takerId: traineeId,
      name,
      number,
      obstacle: sayObstacle(
        ctx,
        judge({ ...offer, takerId: traineeId, returnDay: null, returnKindId: null }),
      ),
    }))

  return [
    ...takers.filter(({ obstacle }) => obstacle === null),
    ...takers.filter(({ obstacle }) => obstacle !== null),
  ]
}

/** Shifts of a colleague for which an own one can be exchanged. */
export async function listShiftsToReturn(
  ctx: SignedCtx,
  { shiftId, takerId }: { shiftId: number; takerId: number },
) {
  const { shift, facts, judge, offer } = await readSwappable(ctx, shiftId)
  const isColleague = facts.people.some(({ traineeId }) => traineeId === takerId)
  if (!isColleague || takerId === shift.traineeId) throw fail(errors.swapTakerUnknown)

  return facts.shifts
    .filter(({ traineeId }) => traineeId === takerId)
    .filter(
      ({ day, kindId }) =>
        judge({ ...offer, takerId, returnDay: day, returnKindId: kindId }) === undefined,
    )
    .map(({ id, day, kindId, startsAt, endsAt }) => ({
      shiftId: id,
      day,
      kind: facts.kinds.find((kind) => kind.id === kindId)!.name,
      startsAt: minuteInChina(startsAt),
      endsAt: minuteInChina(endsAt),
    }))
}
