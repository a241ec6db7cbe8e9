import { kernelErrors } from '@residency/contract/kernel'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { syncDeviations } from '../deviations/sync-deviations.ts'
import { findStandardForUpdate } from '../table/standard.queries.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { findMatches } from './cohort.queries.ts'
import { cohortRowsOf, replaceCohortRows } from './cohort-rows.ts'
import { successorsOf, tiedRows } from './localise.rules.ts'
import { type CohortRef, editedCohort } from './save-table.ts'

/**
 * Moves a cohort to the newer edition of its standard. The table stays; what differs is computed
 * again, and reasons stay.
 */
export const renewCohort = (ctx: SignedCtx, ref: CohortRef) =>
  inTransaction(ctx, async (tx) => {
    const cohort = await editedCohort(tx, ref)

    const newer = await findStandardForUpdate(
      tx.db,
      { isManager: true, bases: { kind: 'all' } },
      cohort.newerId ?? 0,
    )

    if (!newer) throw fail(kernelErrors.actionNotNow)

    const next = successorsOf(
      await knownRowsOf(tx.db, cohort.standardId),
      await knownRowsOf(tx.db, newer.id),
    )

    const rows = (await cohortRowsOf(tx.db, cohort.id)).map((cohortRow) => ({
      ...cohortRow,
      standardRowId:
        cohortRow.standardRowId === null ? null : (next.get(cohortRow.standardRowId) ?? null),
    }))

    const version = await updateRow(tx, 'cohorts', cohort, { standardId: newer.id })
    const tied = tiedRows(rows, await knownRowsOf(tx.db, newer.id), await findMatches(tx.db))

    await replaceCohortRows(tx.db, cohort.id, tied)

    const lengths = { lengthMonths: newer.lengthMonths, firstStageMonths: newer.firstStageMonths }

    await syncDeviations(tx, { ...cohort, ...lengths, standardId: newer.id }, (clause) =>
      clause.replace(/^\d+/, (id) => String(next.get(Number(id)) ?? id)),
    )

    const detail = { before: cohort.standardId, after: newer.id }

    await tx.audit({
      action: 'standards.cohort.renew',
      entity: 'cohort',
      entityId: cohort.id,
      detail,
    })

    return { version, edition: newer.edition }
  })
