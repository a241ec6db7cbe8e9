import type { AwayFilters } from '@residency/contract/areas/absence/away/away.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findAbsence, findAbsencePage } from '../leave/absence.queries.ts'
import { absenceScope } from '../leave/absence-scope.ts'
import { absenceMatch, effectOf } from '../leave/list-leaves.ts'
import { presentAwayDetails, presentAways } from './present-away.ts'

/**
 * Aways of the trainees the reader is responsible for; those that wait for the reader come first.
 */
export async function listAways(ctx: SignedCtx, filters: AwayFilters) {
  const { rows, total } = await findAbsencePage(
    ctx.db,
    await absenceMatch(ctx, filters, 'away'),
    filters,
  )

  return { list: await presentAways(ctx, rows), total }
}

/** One away with its steps, papers and report, and what a decision has to weigh. */
export async function getAway(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findAbsence(ctx.db, await absenceScope(ctx), id))
  if (row.kind !== 'away') throw fail(kernelErrors.notFound)

  const [[away], effect] = await Promise.all([presentAwayDetails(ctx, [row]), effectOf(ctx, row)])

  return { ...away!, effect }
}
