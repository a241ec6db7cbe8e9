import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { moveMany, type ReadVersions } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type AbsenceRow, findAbsencesForUpdate } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { relationsToAbsence } from '../leave/leave.policy.ts'
import { columnsOfStep, decideParts, followStep, type Step } from './apply-step.ts'
import { findTimetableObstacles } from './find-timetable-obstacles.ts'
import { notifyOfStep } from './notify-of-leave.ts'

/** One step of the flow for those absences for which the decision is that step. */
export async function moveStep(
  tx: SignedCtx,
  action: Step,
  reason: string | null,
  rows: readonly AbsenceRow[],
  versions: ReadVersions,
) {
  const today = dayInChina(tx.now())

  const request = {
    action,
    reason,
    ids: rows.map(({ id }) => id),
    versions,
    rows,
    obstacles: action === 'approve' ? await findTimetableObstacles(tx, rows) : new Map(),
    relationsOf: (row: AbsenceRow) => relationsToAbsence(row, tx.actor, today),
    nameOf: (row: AbsenceRow) => row.name,
  }

  const result = await moveMany(tx, leaveFlow, request, async (state, going) => {
    const ids = going.map(({ id }) => id)
    await decideParts(tx, action, ids)
    await updateRows(tx, 'absences', ids, { ...columnsOfStep(tx, action, reason), state })
    await followStep(tx, action, state, going)
  })

  const moved = await findAbsencesForUpdate(
    tx.db,
    await absenceScope(tx),
    result.moved.map(({ id }) => id),
  )

  await notifyOfStep(tx, action, reason, moved)

  return result
}
