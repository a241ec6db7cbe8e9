import { deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { relationsToDeviation } from '../cohort/cohort.policy.ts'
import { type CohortRecord, findProposed } from '../cohort/cohort.queries.ts'

/** Deviations that wait are approved with their cohorts. */
export async function approveProposed(
  tx: SignedCtx,
  cohorts: readonly CohortRecord[],
): Promise<void> {
  const byId = new Map(cohorts.map((cohort) => [cohort.id, cohort]))
  const waiting = await findProposed(tx.db, [...byId.keys()])

  const steps = waiting.map(({ id, state, cohortId }) => ({
    id,
    state,
    relations: relationsToDeviation(byId.get(cohortId)!, tx.actor),
  }))

  await advanceMany(tx, deviationFlow, 'approve', steps, {}, (state, ids) =>
    updateRows(tx, 'cohortDeviations', ids, { state }),
  )
}
