import type { LeaveState } from '@residency/contract/areas/absence/leave/leave.flow'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLeaveCounter } from '../day-accounts/count-leave.ts'
import type { CountedBy, Span } from '../day-accounts/days.rules.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'
import type { Settlement } from './apply-settlements.ts'
import type { CountedAbsence } from './settlement.queries.ts'

export const spanOf = (
  a: Pick<AbsenceRow, 'startsOn' | 'startsHalf' | 'endsOn' | 'endsHalf'>,
): Span => ({
  startsOn: a.startsOn,
  startsHalf: a.startsHalf,
  endsOn: a.endsOn,
  endsHalf: a.endsHalf,
})

/** The span up to the last day away as it was reported. */
export const spanUntilReturn = (a: AbsenceRow): Span =>
  a.returnedOn
    ? { ...spanOf(a), endsOn: a.returnedOn, endsHalf: a.returnedHalf as 'am' }
    : spanOf(a)

export const titleOf = (a: Pick<AbsenceRow, 'type' | 'kind'>) =>
  a.type ?? leaveWords['zh-cn'].absenceKinds[a.kind]

/** Leave is counted as its type defines; away and unexcused absence by working days. */
export const countedBy = (a: { countedBy: string | null }) =>
  (a.countedBy ?? 'working') as CountedBy

/** An absence as it counted before. */
export const unchangedSettlement = (
  a: AbsenceRow,
  { count }: Pick<CountedAbsence, 'count'>,
): Settlement => ({
  id: a.id,
  traineeId: a.traineeId,
  typeId: a.leaveTypeId,
  title: titleOf(a),
  state: a.state,
  span: spanOf(a),
  count,
})

/**
 * Absences as they count in a state, with these spans; days are counted again where the span
 * differs.
 */
export async function countSettlements(
  tx: SignedCtx,
  state: LeaveState,
  rows: readonly (AbsenceRow & { span: Span })[],
  before: readonly CountedAbsence[],
): Promise<Settlement[]> {
  const [from, until] = [
    rows.map(({ span }) => span.startsOn).sort()[0],
    rows
      .map(({ span }) => span.endsOn)
      .sort()
      .at(-1),
  ]

  if (!from || !until) return []

  const traineeIds = rows.map((row) => row.traineeId)
  const counted = await findLeaveCounter(tx.db, traineeIds, from, until)

  return rows.map(({ span, ...a }) => {
    const isSame = span.endsOn === a.endsOn && span.endsHalf === a.endsHalf
    const count = isSame
      ? before.find(({ id }) => id === a.id)!.count
      : counted(a.traineeId, span, countedBy(a))

    return {
      id: a.id,
      traineeId: a.traineeId,
      typeId: a.leaveTypeId,
      title: titleOf(a),
      state,
      span,
      count,
    }
  })
}
