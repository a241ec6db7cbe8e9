import { cohortErrors as errors } from '@residency/contract/areas/standards/cohort/access'
import type {
  CohortForm,
  NewCohortForm,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors, inUseError } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { syncDeviations } from '../deviations/sync-deviations.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { isEditable, visibleCohorts } from './cohort.policy.ts'
import {
  findCohortForUpdate,
  findMajorChoices,
  findMatches,
  findStandardChoices,
} from './cohort.queries.ts'
import { cohortRowsOf, replaceCohortRows } from './cohort-rows.ts'
import { type LocalRow, localRowsOf, type StandardRow } from './localise.rules.ts'

const taken = constraintErrors({ cohorts_name: errors.cohortNameTaken })

const columnsOf = (form: Omit<CohortForm, 'version' | 'standardId'>) => ({
  name: form.name,
  year: form.year,
  startsOn: form.startsOn,
  inStages: form.inStages,
  note: form.note,
})

/**
 * A new cohort of a published standard of its major; its table is made through the comparison of
 * departments.
 */
export const createCohort = (ctx: SignedCtx, { majorId, standardId, ...form }: NewCohortForm) =>
  inTransaction(ctx, async (tx) => {
    const majors = await findMajorChoices(tx.db, visibleCohorts(tx.actor))
    if (!majors.some(({ id }) => id === majorId)) throw fail(errors.cohortMajorUnknown)

    const standard = (await findStandardChoices(tx.db, [majorId])).find(
      ({ id }) => id === standardId,
    )
    if (!standard) throw fail(errors.standardNotForMajor)

    const { id } = await tx.db
      .insertInto('cohorts')
      .values({
        ...columnsOf(form),
        majorId,
        standardId,
        state: cohortFlow.initial,
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const rows = localRowsOf(
      await knownRowsOf(tx.db, standardId),
      await findMatches(tx.db),
      form.inStages,
    )

    await replaceCohortRows(tx.db, id, rows)
    await syncDeviations(tx, { ...standard, id, standardId, inStages: form.inStages })

    await tx.audit({
      action: 'standards.cohort.create',
      entity: 'cohort',
      entityId: id,
      detail: { name: form.name, standardId },
    })

    return { id }
  }).catch(taken)

/** The rows of a table that is put in stages, or in one table without. */
const restaged = (
  rows: readonly LocalRow[],
  own: readonly StandardRow[],
  inStages: boolean,
): LocalRow[] =>
  rows.map((row) => {
    const stage = inStages ? (own.find(({ id }) => id === row.standardRowId)?.row.stage ?? 1) : null
    return { ...row, row: { ...row.row, stage } }
  })

/**
 * Changes what a cohort is called, when it begins and whether it has stages. It stays on its
 * standard.
 */
export const updateCohort = (
  ctx: SignedCtx,
  { id, version, standardId, ...form }: CohortForm & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
      version,
    )

    if (!isEditable(before)) throw fail(kernelErrors.actionNotNow)
    if (standardId !== before.standardId) throw fail(errors.standardFixed)

    const next = await updateRow(tx, 'cohorts', before, columnsOf(form))

    if (form.inStages !== before.inStages && before.firstStageMonths !== null) {
      const own = await knownRowsOf(tx.db, before.standardId)

      await replaceCohortRows(
        tx.db,
        id,
        restaged(await cohortRowsOf(tx.db, id), own, form.inStages),
      )

      await syncDeviations(tx, { ...before, inStages: form.inStages })
    }

    const detail = {
      before: { name: before.name, startsOn: before.startsOn, inStages: before.inStages },
      after: form,
    }

    await tx.audit({ action: 'standards.cohort.update', entity: 'cohort', entityId: id, detail })

    return { version: next }
  }).catch(taken)

/** Deletes a draft that nobody belongs to. */
export const deleteCohort = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
      version,
    )

    if (!isEditable(before)) throw fail(kernelErrors.actionNotNow)
    if (before.memberCount > 0) throw fail(errors.cohortHasMembers)

    await tx.db.deleteFrom('cohorts').where('id', '=', id).execute()

    await tx.audit({
      action: 'standards.cohort.delete',
      entity: 'cohort',
      entityId: id,
      detail: { name: before.name },
    })

    return null
  }).catch(inUseError)
