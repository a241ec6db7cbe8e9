import type { Db } from '../../platform/db/connect/pool.ts'
import { anyId } from '../../platform/db/patterns.ts'
import { updateRows } from '../../platform/db/versions.ts'
import { idsOf } from '../../platform/grouped.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { BaseScope } from '../organisation/organisation.public.ts'
import { traineesIn } from './trainee.queries.ts'

const traineesInScope = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  traineesIn(db, scope)
    .select([
      't.id',
      't.number',
      't.realName',
      't.userId',
      't.majorId',
      't.startsOn',
      't.plannedEnd',
      't.cohortId',
    ])
    .where('t.id', '=', anyId(ids))
    .orderBy('t.id')

/** Trainees in scope with what a cohort asks of them. */
export const findTraineesInScope = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  traineesInScope(db, scope, ids).execute()

/** The same, locked in one order: of two placements at once the second sees the first. */
export const findTraineesToPlace = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  traineesInScope(db, scope, ids).forUpdate('t').execute()

/**
 * Places trainees in a cohort, or in none; the caller has judged them under `findTraineesToPlace`.
 */
export async function setCohort(
  tx: SignedCtx,
  trainees: readonly { id: number; cohortId: number | null }[],
  cohortId: number | null,
) {
  if (trainees.length === 0) return

  await updateRows(tx, 'trainees', idsOf(trainees), { cohortId })

  await tx.audit.all(
    trainees.map(({ id, cohortId: before }) => ({
      action: 'students.trainee.cohort',
      entity: 'trainee',
      entityId: id,
      detail: { before, after: cohortId },
    })),
  )
}
