import {
  type DEVIATION_DECISIONS,
  deviationFlow,
} from '@residency/contract/areas/standards/cohort/cohort.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isEditable, relationsToDeviation, visibleCohorts } from '../cohort/cohort.policy.ts'
import {
  findCohortForUpdate,
  findDeviation,
  findDeviationForUpdate,
} from '../cohort/cohort.queries.ts'

type Ref = { id: number; version: number }

/**
 * A deviation of a cohort in scope: the cohort is locked first, as every other change of it does.
 */
async function deviationWithCohort(tx: SignedCtx, { id, version }: Ref) {
  const { cohortId } = found(await findDeviation(tx.db, id))
  const cohort = found(await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), cohortId))
  return { cohort, deviation: mustMatchVersion(await findDeviationForUpdate(tx.db, id), version) }
}

/** Gives a deviation its reason. One that was decided about waits for a decision again. */
export const explainDeviation = (ctx: SignedCtx, { reason, ...ref }: Ref & { reason: string }) =>
  inTransaction(ctx, async (tx) => {
    const { cohort, deviation } = await deviationWithCohort(tx, ref)
    if (!isEditable(cohort)) throw fail(kernelErrors.actionNotNow)

    const { id, state } = deviation

    await tx.audit({
      action: 'standards.cohort.explain',
      entity: 'cohort',
      entityId: cohort.id,
      detail: { clause: deviation.clause, before: deviation.reason, after: reason },
    })

    if (state === deviationFlow.initial) {
      await updateRow(tx, 'cohortDeviations', deviation, { reason })
      return { state: deviationFlow.initial }
    }

    const relations = relationsToDeviation(cohort, tx.actor)
    const next = await advance(tx, deviationFlow, 'propose', { id, state, relations }, {}, (to) =>
      updateRow(tx, 'cohortDeviations', deviation, { reason, state: to }),
    )

    return { state: next }
  })

type DeviationDecision = Ref & {
  action: (typeof DEVIATION_DECISIONS)[number]
  reason: string | null
}

/**
 * Approves or rejects one deviation of a cohort that was handed in; it may be decided otherwise
 * until the cohort is decided about.
 */
export const decideDeviation = (ctx: SignedCtx, { action, reason, ...ref }: DeviationDecision) =>
  inTransaction(ctx, async (tx) => {
    const { cohort, deviation } = await deviationWithCohort(tx, ref)

    const record = {
      id: deviation.id,
      state: deviation.state,
      relations: relationsToDeviation(cohort, tx.actor),
    }

    const state = await advance(tx, deviationFlow, action, record, { reason }, (to) =>
      updateRow(tx, 'cohortDeviations', deviation, { state: to }),
    )

    return { state }
  })
