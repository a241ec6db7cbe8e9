import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import {
  differencesOf,
  impossibleRows,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { onlyOf } from '../../../platform/area.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { differenceText } from '../table/difference-text.ts'
import { isEditable, relationsToCohort, visibleCohorts } from './cohort.policy.ts'
import { type CohortRecord, findCohortForUpdate } from './cohort.queries.ts'
import { cohortRowsOf } from './cohort-rows.ts'
import { lengthsOf, presentDeviations } from './present-cohort.ts'

/**
 * Reasons why a table cannot be handed in: months that do not add up, an elective nobody can meet,
 * deviations without a reason or rejected.
 */
async function mustBeComplete(tx: SignedCtx, cohort: CohortRecord): Promise<void> {
  const rows = (await cohortRowsOf(tx.db, cohort.id)).map(({ row }) => row)
  const differences = differencesOf(lengthsOf(cohort), rows)
  if (differences.length > 0)
    throw fail(errors.cohortDoesNotAddUp, { difference: differenceText(tx.language, differences) })

  const [wrong] = impossibleRows(rows)
  if (wrong !== undefined)
    throw fail(errors.electiveImpossible, { name: (rows[wrong] as { name?: string }).name ?? '' })
  if (cohort.unexplainedCount + cohort.rejectedCount === 0) return

  const deviations = await presentDeviations(tx, cohort)

  const [silent, rejected] = [
    deviations.filter(({ reason }) => reason === null),
    deviations.filter(({ objection }) => objection !== null),
  ]

  if (silent.length > 0)
    throw fail(errors.deviationUnexplained, { count: silent.length, clause: silent[0]!.clause })

  throw fail(errors.deviationRejected, {
    count: rejected.length,
    clause: rejected[0]?.clause ?? '',
  })
}

type Input = { id: number; version: number; action: 'submit' | 'retract' }

/** Hands a cohort in, or takes back what one has handed in oneself. */
export const handInCohort = (ctx: SignedCtx, { id, version, action }: Input) =>
  inTransaction(ctx, async (tx) => {
    const cohort = mustMatchVersion(
      await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
      version,
    )

    if (action === 'submit' && isEditable(cohort)) await mustBeComplete(tx, cohort)

    const record = { id, state: cohort.state, relations: relationsToCohort(cohort, tx.actor) }

    const state = await advance(tx, cohortFlow, action, record, {}, (to) =>
      updateRow(tx, 'cohorts', cohort, {
        state: to,
        submittedBy: action === 'submit' ? tx.actor.userId : null,
      }),
    )

    return { id, state }
  })

/**
 * Takes the approval of a cohort back, with a reason, so that it can be changed and handed in
 * again. Not while trainees rotate by it: stays in force would belong to rows that nobody has
 * approved, and the base could not publish anything until they are again.
 */
export const reopenCohort = (
  ctx: SignedCtx,
  { id, version, reason }: { id: number; version: number; reason: string | null },
) =>
  inTransaction(ctx, async (tx) => {
    const cohort = mustMatchVersion(
      await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
      version,
    )

    const plan = await onlyOf(tx, 'planOfCohort')(tx.db, id)
    if (plan) throw fail(errors.cohortInForce, { plan: plan.name, edition: plan.edition })

    const record = { id, state: cohort.state, relations: relationsToCohort(cohort, tx.actor) }
    const state = await advance(tx, cohortFlow, 'reopen', record, { reason }, (to) =>
      updateRow(tx, 'cohorts', cohort, { state: to }),
    )

    return { id, state }
  })
