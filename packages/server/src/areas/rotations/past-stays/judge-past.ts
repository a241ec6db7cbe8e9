import { pastErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import type { PastForm } from '@residency/contract/areas/rotations/blocks/past.contract'
import type { ErrorDef } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { meets } from '../blocks/spans.rules.ts'
import { findPastDepartments, findStoredSpans, type PastTrainee } from './past.queries.ts'

export type PastRecord = PastForm & { trainee: PastTrainee | undefined }

export type PastFault = {
  at: number
  field: 'trainee' | 'departmentId' | 'startsOn' | 'endsOn'
  def: ErrorDef
  data?: Record<string, string>
}

/**
 * Reasons why these records are not allowed, by their place in the list; the number of queries does
 * not grow with it.
 */
export async function judgePast(
  ctx: SignedCtx,
  records: readonly PastRecord[],
): Promise<PastFault[]> {
  const today = dayInChina(ctx.now())
  const ids = [...new Set(records.flatMap(({ trainee }) => (trainee ? [trainee.id] : [])))]

  const [stored, departments] = await Promise.all([
    findStoredSpans(ctx.db, ids),
    findPastDepartments(ctx.db),
  ])

  const known = new Set(departments.map(({ id }) => id))

  const taken: Map<number, { from: string; until: string }[]> = grouped(
    stored,
    (stay) => stay.traineeId,
  )

  return records.flatMap((record, index): PastFault[] => {
    const { trainee, departmentId, startsOn, endsOn } = record
    if (!trainee) return [{ at: index, field: 'trainee', def: errors.traineeUnknown }]
    if (!known.has(departmentId))
      return [{ at: index, field: 'departmentId', def: errors.departmentUnknown }]
    if (endsOn < startsOn) return [{ at: index, field: 'endsOn', def: errors.daysTurned }]
    if (endsOn >= today) return [{ at: index, field: 'endsOn', def: errors.notPast }]

    if (startsOn < trainee.startsOn)
      return [
        {
          at: index,
          field: 'startsOn',
          def: errors.beforeTraining,
          data: { startsOn: trainee.startsOn },
        },
      ]

    const span = { from: startsOn, until: endsOn }
    const own = taken.get(trainee.id) ?? []
    const other = own.find((stay) => meets(stay, span))

    taken.set(trainee.id, [...own, span])

    return other
      ? [
          {
            at: index,
            field: 'startsOn',
            def: errors.pastMeets,
            data: { from: other.from, until: other.until },
          },
        ]
      : []
  })
}
