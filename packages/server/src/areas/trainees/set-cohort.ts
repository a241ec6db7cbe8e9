import type { ExpressionBuilder } from 'kysely'
import { anyId } from '../../platform/db/patterns.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { type BaseScope, withinBaseScope } from '../organisation/organisation.public.ts'

const traineesInScope = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .select(['t.id', 't.number', 't.real_name', 't.user_id', 't.major_id', 't.starts_on', 't.planned_end', 't.cohort_id'])
    .where('t.id', '=', anyId(ids))
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
    .orderBy('t.id')

/** Trainees in scope with what a cohort asks of them. */
export const findTraineesInScope = (db: Db, scope: BaseScope, ids: readonly number[]) => traineesInScope(db, scope, ids).execute()
/** The same, locked in one order: of two placements at once the second sees the first. */
export const findTraineesToPlace = (db: Db, scope: BaseScope, ids: readonly number[]) =>
  traineesInScope(db, scope, ids).forUpdate('t').execute()

/** Places trainees in a cohort, or in none; the caller has judged them under `findTraineesToPlace`. */
export async function setCohort(tx: SignedCtx, trainees: readonly { id: number; cohort_id: number | null }[], cohortId: number | null) {
  if (trainees.length === 0) return
  await tx.db
    .updateTable('trainees')
    .set((e) => ({ cohort_id: cohortId, version: e('version', '+', 1), updated_at: tx.now() }))
    .where('id', '=', anyId(trainees.map(({ id }) => id)))
    .execute()
  await tx.audit.all(
    trainees.map(({ id, cohort_id: before }) => ({
      action: 'students.trainee.cohort',
      entity: 'trainee',
      entityId: id,
      detail: { before, after: cohortId },
    })),
  )
}
