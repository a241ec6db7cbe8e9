import type {
  OutcomeFilters,
  OutcomeRow,
} from '@residency/contract/areas/admission/run/run.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { type ResultScope, visibleResults } from './admission.policy.ts'
import { offerNames } from './offer-names.queries.ts'
import {
  countOutcomes,
  type FoundOutcome,
  findOutcomes,
  findReasons,
  findRunPools,
} from './outcome.queries.ts'
import { presentOutcome } from './present-outcome.ts'
import { findRun, type Run } from './run.queries.ts'

/** A run in the reader's scope: previews are the office's. */
export async function findVisibleRun(
  ctx: SignedCtx,
  id: number,
): Promise<{ run: Run; scope: ResultScope }> {
  const run = found(await findRun(ctx.db, id))
  const scope = visibleResults(ctx.actor)
  return { scope, run: found(scope.kind === 'all' || run.publishedAt ? run : undefined) }
}

function resultOf({ isAdmitted, waits }: FoundOutcome): OutcomeRow['result'] {
  if (isAdmitted) return 'admitted'

  return waits ? 'waiting' : 'unplaced'
}

/**
 * A batch of results with their sentences' facts; outcomes of offers outside the scope stay away.
 */
export async function outcomesOf(
  ctx: SignedCtx,
  run: Run,
  scope: ResultScope,
  rows: readonly FoundOutcome[],
): Promise<OutcomeRow[]> {
  const names = await offerNames(ctx.db, run.intakeId, ctx.language)
  const ids = rows.map((row) => row.id)

  const reasons = new Map(
    (await findReasons(ctx.db, ids, scope)).map((c) => [
      `${c.registrationId}/${c.offerId}`,
      c.eligibilityReason,
    ]),
  )

  return rows.map((row) => ({
    id: row.id,
    realName: row.realName ?? '',
    traineeKind: row.traineeKind as OutcomeRow['traineeKind'],
    state: row.state,
    result: resultOf(row),
    total: row.total,
    outcomes: row.outcomes.flatMap((outcome) => {
      const key = `${row.id}/${outcome.offer}`
      return reasons.has(key) ? [presentOutcome(outcome, names, reasons.get(key) ?? null)] : []
    }),
  }))
}

/** One page of the results of a run. */
export async function listOutcomes(
  ctx: SignedCtx,
  { pageNum, pageSize, ...filters }: OutcomeFilters,
) {
  const { run, scope } = await findVisibleRun(ctx, filters.runId)

  const [rows, total] = await Promise.all([
    findOutcomes(ctx.db, scope, filters, { pageNum, pageSize }),
    countOutcomes(ctx.db, scope, filters),
  ])

  return { list: await outcomesOf(ctx, run, scope, rows), total }
}

/** How a run fills its pools. */
export async function listRunPools(ctx: SignedCtx, { id }: { id: number }) {
  const { run, scope } = await findVisibleRun(ctx, id)
  const names = await offerNames(ctx.db, run.intakeId, ctx.language)
  return (await findRunPools(ctx.db, id, scope)).map((pool) => ({
    ...pool,
    offer: names.get(pool.offerId)?.offer ?? '',
    base: names.get(pool.offerId)?.base ?? '',
    traineeKind: pool.traineeKind as OutcomeRow['traineeKind'] | null,
  }))
}
