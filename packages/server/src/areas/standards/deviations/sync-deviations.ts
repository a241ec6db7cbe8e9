import { isDeepStrictEqual } from 'node:util'
import { deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findMatches } from '../cohort/cohort.queries.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { deviationsOf } from './deviation.rules.ts'

type Cohort = {
  id: number
  standardId: number
  inStages: boolean
  lengthMonths: number
  firstStageMonths: number | null
}

/** Clauses that have another name since the cohort follows another edition. */
type ClauseRenaming = (clause: string) => string

/**
 * Computes the deviations of a cohort again. One that is as it was keeps its reason and its
 * decision; one whose facts changed keeps its reason and waits for a decision again.
 */
export async function syncDeviations(
  tx: SignedCtx,
  cohort: Cohort,
  renamed: ClauseRenaming = (clause) => clause,
): Promise<number> {
  const { lengthMonths, firstStageMonths, inStages } = cohort

  const computed = deviationsOf({
    standard: { rows: await knownRowsOf(tx.db, cohort.standardId), lengthMonths, firstStageMonths },
    cohort: { rows: await cohortRowsOf(tx.db, cohort.id), inStages },
    matches: await findMatches(tx.db),
  })

  const before = await tx.db
    .selectFrom('cohortDeviations')
    .selectAll()
    .where('cohortId', '=', cohort.id)
    .execute()

  const reasons = new Map(before.map(({ clause, reason }) => [renamed(clause), reason]))
  const plain = (facts: unknown) => JSON.parse(JSON.stringify(facts)) as unknown

  const isUnchanged = (deviation: (typeof before)[number]) =>
    computed.some(
      (other) =>
        other.clause === deviation.clause && isDeepStrictEqual(plain(other.facts), deviation.facts),
    )

  const unchangedDeviations = before.filter(isUnchanged)

  await tx.db
    .deleteFrom('cohortDeviations')
    .where('cohortId', '=', cohort.id)
    .$if(unchangedDeviations.length > 0, (gone) =>
      gone.where(
        'id',
        'not in',
        unchangedDeviations.map(({ id }) => id),
      ),
    )
    .execute()

  const added = computed.filter(
    ({ clause }) => !unchangedDeviations.some((deviation) => deviation.clause === clause),
  )

  if (added.length > 0)
    await tx.db
      .insertInto('cohortDeviations')
      .values(
        added.map(({ clause, standardRowId, facts }) => ({
          cohortId: cohort.id,
          standardRowId,
          clause,
          facts: JSON.stringify(facts),
          reason: reasons.get(clause) ?? null,
          state: deviationFlow.initial,
          updatedAt: tx.now(),
        })),
      )
      .execute()

  return computed.length
}
