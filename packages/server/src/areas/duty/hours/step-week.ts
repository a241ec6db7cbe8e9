import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { relationsToWeek } from './hours.policy.ts'
import { unsettleWeek } from './own-shift.queries.ts'
import type { StoredWeek } from './week.queries.ts'

type WeekFacts = {
  isOwner: boolean
  shifts: Parameters<typeof relationsToWeek>[1]
  reason?: string
  columns?: Partial<Pick<StoredWeek, 'question' | 'questionedBy' | 'answer'>>
}

/**
 * Takes a step of a week that was read for update; answers its next version. Whether hours that the
 * trainee entered earn leave follows from the state of their week.
 */
export async function stepWeek(
  tx: SignedCtx,
  action: 'confirm' | 'question' | 'retract',
  week: StoredWeek,
  { isOwner, shifts, reason, columns = {} }: WeekFacts,
): Promise<number> {
  const relations = relationsToWeek(isOwner, shifts, tx.now())
  let next = week.version

  await advance(
    tx,
    dutyWeekFlow,
    action,
    { ...week, relations },
    { reason: reason ?? null },
    async (state) => {
      next = await updateRow(tx, 'dutyWeeks', week, { ...columns, state })
    },
  )

  await unsettleWeek(tx.db, week)

  return next
}
