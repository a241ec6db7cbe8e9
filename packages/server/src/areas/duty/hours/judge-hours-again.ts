import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { mondayOf } from '@residency/contract/kernel/day'
import { updateRows } from '../../../platform/db/versions.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { unsettleShifts } from './own-shift.queries.ts'
import { findConfirmedForUpdate } from './week.queries.ts'

/**
 * Judges again what follows from shifts or hours that change: confirmed weeks have to be confirmed
 * again, and the leave that the shifts earn is booked again. Their roster and they themselves are
 * locked before.
 */
export async function judgeHoursAgain(
  tx: SignedCtx,
  shifts: readonly { traineeId: number; day: string }[],
): Promise<void> {
  if (shifts.length === 0) return

  await unsettleShifts(tx.db, shifts)

  const weeks = shifts.map(({ traineeId, day }) => ({ traineeId, startsOn: mondayOf(day) }))
  const rows = await findConfirmedForUpdate(tx.db, weeks)

  await moveMany(
    { ...tx, actor: SYSTEM_ACTOR },
    dutyWeekFlow,
    {
      action: 'reopen',
      reason: null,
      ids: idsOf(rows),
      rows,
      relationsOf: () => new Set(['changed' as const]),
      nameOf: ({ startsOn }) => startsOn,
    },
    (state, going) => updateRows(tx, 'dutyWeeks', idsOf(going), { state }),
  )
}
