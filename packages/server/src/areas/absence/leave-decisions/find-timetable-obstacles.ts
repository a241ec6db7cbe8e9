import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAbsences } from '../../rotations/rotations.public.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'

/** Days that the base has entered in the timetable since a leave was applied for. */
export async function findTimetableObstacles(
  tx: SignedCtx,
  rows: readonly AbsenceRow[],
): Promise<Map<number, Obstacle>> {
  const [from, until] = [
    rows.map((row) => row.startsOn).sort()[0],
    rows
      .map((row) => row.endsOn)
      .sort()
      .at(-1),
  ]

  if (!from || !until) return new Map()

  const recorded = await findAbsences(
    tx.db,
    [...new Set(rows.map((row) => row.traineeId))],
    from,
    until,
  )

  return new Map(
    rows.flatMap((row) => {
      const met = recorded.find(
        (overlap) =>
          overlap.traineeId === row.traineeId &&
          overlap.absenceId !== row.id &&
          overlap.startsOn <= row.endsOn &&
          overlap.endsOn >= row.startsOn,
      )
      if (!met) return []

      return [
        [
          row.id,
          {
            def: errors.timetableTaken,
            data: { what: met.reason, from: met.startsOn, until: met.endsOn },
          },
        ],
      ]
    }),
  )
}
