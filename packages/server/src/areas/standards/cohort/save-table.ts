import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import type { CohortTableRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import {
  differencesOf,
  impossibleRows,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findRotationDepartments } from '../compare/compare.queries.ts'
import { syncDeviations } from '../deviations/sync-deviations.ts'
import { dropUnfitChoices } from '../electives/drop-unfit-choices.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { isEditable, visibleCohorts } from './cohort.policy.ts'
import { type CohortRecord, findCohortForUpdate, findMatches } from './cohort.queries.ts'
import { cohortRowsOf, replaceCohortRows } from './cohort-rows.ts'
import { type LocalRow, localRowsOf, tiedRows } from './localise.rules.ts'
import { lengthsOf } from './present-cohort.ts'

const unknown = constraintErrors({
  cohort_rows_department_id_fkey: errors.cohortDepartmentUnknown,
  cohort_options_department_id_fkey: errors.cohortDepartmentUnknown,
  cohort_options_pkey: errors.cohortDepartmentUnknown,
  plan_blocks_row_id_fkey: errors.cohortRowInUse,
  rotation_blocks_row_id_fkey: errors.cohortRowInUse,
})

export type CohortRef = { id: number; version: number }

/** A cohort that may be edited, locked. */
export async function editedCohort(
  tx: SignedCtx,
  { id, version }: CohortRef,
): Promise<CohortRecord> {
  const cohort = mustMatchVersion(
    await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
    version,
  )
  if (!isEditable(cohort)) throw fail(kernelErrors.actionNotNow)

  return cohort
}

const departmentsOf = (rows: readonly LocalRow[]) =>
  rows.flatMap(({ row }) => (row.kind === 'required' ? [row.departmentId] : row.departmentIds))

/** Writes the table of a cohort, what differs from the standard and the choices that still fit. */
async function writeTable(tx: SignedCtx, cohort: CohortRecord, rows: readonly LocalRow[]) {
  await replaceCohortRows(tx.db, cohort.id, rows)
  await dropUnfitChoices(tx.db, cohort.id)

  const deviations = await syncDeviations(tx, cohort)

  const version = await changeRecord(tx, 'cohorts', cohort, {
    columns: {},
    action: 'standards.cohort.table',
    entity: 'cohort',
    detail: { rows: rows.length, deviations },
  })

  return { version, deviations }
}

/**
 * Saves the table of a cohort. Departments that were in it before may stay though they are disabled
 * since.
 */
export const saveCohortTable = (
  ctx: SignedCtx,
  { rows, ...ref }: CohortRef & { rows: CohortTableRow[] },
) =>
  inTransaction(ctx, async (tx) => {
    const cohort = await editedCohort(tx, ref)
    const before = await cohortRowsOf(tx.db, cohort.id)

    const known = new Set([
      ...departmentsOf(before),
      ...(await findRotationDepartments(tx.db)).map(({ id }) => id),
    ])

    if (departmentsOf(rows).some((id) => !known.has(id))) throw fail(errors.cohortDepartmentUnknown)

    const plain = rows.map(({ row }) => ({ ...row, requirements: [] }))
    const [wrong] = impossibleRows(plain)
    if (wrong !== undefined)
      throw fail(errors.electiveImpossible, {
        name: (plain[wrong] as { name?: string }).name ?? '',
      })

    const own = await knownRowsOf(tx.db, cohort.standardId)

    const local = rows.map(({ id, standardRowId }, index): LocalRow => {
      const isFirst = rows.findIndex((row) => row.id === id) === index
      const former = isFirst ? before.find((row) => row.id === id) : undefined
      const tie = own.some((standardRow) => standardRow.id === standardRowId) ? standardRowId : null

      return { id: former?.id ?? null, standardRowId: tie, row: plain[index]! }
    })

    const written = await writeTable(tx, cohort, tiedRows(local, own, await findMatches(tx.db)))

    return { ...written, differences: differencesOf(lengthsOf(cohort), plain) }
  }).catch(unknown)

/** Makes the table again from the standard through the comparison of departments as it is now. */
export const remakeCohortTable = (ctx: SignedCtx, ref: CohortRef) =>
  inTransaction(ctx, async (tx) => {
    const cohort = await editedCohort(tx, ref)

    const made = localRowsOf(
      await knownRowsOf(tx.db, cohort.standardId),
      await findMatches(tx.db),
      cohort.inStages,
    )

    const { version } = await writeTable(tx, cohort, made)

    return { version }
  }).catch(unknown)
