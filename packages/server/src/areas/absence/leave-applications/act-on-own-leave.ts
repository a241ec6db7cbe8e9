import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import type * as contract from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { type InputOf, kernelErrors, startsFrom } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { type AbsenceFamily, findOwnAbsenceForUpdate } from '../leave/absence.queries.ts'
import { relationsToAbsence } from '../leave/leave.policy.ts'
import { familyOf } from '../leave-decisions/absence-notices.ts'
import { followStep } from '../leave-decisions/apply-step.ts'
import { notifyOfStep } from '../leave-decisions/notify-of-leave.ts'

/** The own absence, locked, at the version that was read, as its flow needs it. */
async function readOwn(tx: SignedCtx, { id, version }: { id: number; version: number }) {
  const leave = mustMatchVersion(await findOwnAbsenceForUpdate(tx.db, tx.actor.userId, id), version)
  return {
    own: leave,
    record: {
      id,
      state: leave.state,
      relations: relationsToAbsence(leave, tx.actor, dayInChina(tx.now())),
    },
  }
}

/** Withdraws a leave before it is approved: its days are given back. */
export const withdrawLeave = (
  ctx: SignedCtx,
  input: InputOf<typeof contract.withdrawLeave, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { own: leave, record } = await readOwn(tx, input)
    await notifyOfStep(tx, 'withdraw', null, [leave])

    const state = await advance(tx, leaveFlow, 'withdraw', record, {}, (to) =>
      updateRow(tx, 'absences', leave, { state: to, waitsStep: null, waitsSince: null }),
    )

    await followStep(tx, 'withdraw', state, [leave])

    return { id: leave.id, state }
  })

/** Asks for the revocation of an approved leave that has not begun. */
export const requestLeaveRevoke = (
  ctx: SignedCtx,
  { reason, ...input }: InputOf<typeof contract.requestLeaveRevoke, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { own: leave, record } = await readOwn(tx, input)
    const state = await advance(tx, leaveFlow, 'requestRevoke', record, { reason }, (to) =>
      updateRow(tx, 'absences', leave, { state: to, revokeReason: reason, refusal: null }),
    )

    await notifyOfStep(tx, 'requestRevoke', reason, [leave])

    return { id: leave.id, state }
  })

const RANK = { am: 0, pm: 1 }
const place = (day: string, half: string) => `${day} ${RANK[half as keyof typeof RANK]}`

/** Reports back with the last day away: the last day of the absence, or an earlier one. */
export const reportBack = (ctx: SignedCtx, input: InputOf<typeof contract.reportBack, 'out'>) =>
  inTransaction(ctx, (tx) => reportReturn(tx, input, 'leave'))

/** The same in the caller's transaction, for an absence of a family. */
export async function reportReturn(
  tx: SignedCtx,
  { lastOn, lastHalf, ...input }: InputOf<typeof contract.reportBack, 'out'>,
  family: AbsenceFamily,
) {
  const { own: leave, record } = await readOwn(tx, input)
  if (familyOf(leave) !== family) throw fail(kernelErrors.notFound)

  const today = dayInChina(tx.now())
  if (startsFrom(leaveFlow, 'reportBack', leave.state) && today < leave.startsOn)
    throw fail(errors.notBegun, { from: leave.startsOn })

  const state = await advance(tx, leaveFlow, 'reportBack', record, {}, (to) => {
    const last = place(lastOn, lastHalf)
    if (
      last < place(leave.startsOn, leave.startsHalf) ||
      last > place(leave.endsOn, leave.endsHalf)
    )
      throw fail(errors.returnOutside, { from: leave.startsOn, until: leave.endsOn })
    if (lastOn > today) throw fail(errors.returnAhead)

    return updateRow(tx, 'absences', leave, {
      state: to,
      returnedOn: lastOn,
      returnedHalf: lastHalf,
      refusal: null,
    })
  })

  await notifyOfStep(tx, 'reportBack', null, [leave])

  return { id: leave.id, state }
}
