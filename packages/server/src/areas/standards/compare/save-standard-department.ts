import { compareErrors as errors } from '@residency/contract/areas/standards/compare/access'
import type {
  StandardDepartmentChange,
  StandardDepartmentForm,
} from '@residency/contract/areas/standards/compare/compare.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  findMatchesOf,
  findRotationDepartments,
  findStandardDepartmentForUpdate,
} from './compare.queries.ts'

const taken = constraintErrors({
  standard_departments_name: errors.standardDepartmentTaken,
  department_matches_department_id_fkey: errors.matchUnknown,
})

/**
 * What was matched before may stay though its department is disabled since; only second-level
 * departments in use are added.
 */
async function replaceMatches(
  tx: SignedCtx,
  id: number,
  matches: StandardDepartmentForm['matches'],
): Promise<void> {
  const known = new Set([
    ...(await findMatchesOf(tx.db, id)).map((match) => match.departmentId),
    ...(await findRotationDepartments(tx.db)).map((department) => department.id),
  ])

  if (matches.some(({ departmentId }) => !known.has(departmentId))) throw fail(errors.matchUnknown)

  await tx.db.deleteFrom('departmentMatches').where('standardDepartmentId', '=', id).execute()
  if (matches.length === 0) return

  const rows = matches.map(({ departmentId, share }) => ({
    standardDepartmentId: id,
    departmentId,
    share,
  }))

  await tx.db.insertInto('departmentMatches').values(rows).execute()
}

export const createStandardDepartment = (
  ctx: SignedCtx,
  { name, nameEn, matches }: StandardDepartmentForm,
) =>
  inTransaction(ctx, async (tx) => {
    const row = { name, nameEn, createdAt: tx.now(), updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('standardDepartments')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await replaceMatches(tx, id, matches)

    await tx.audit({
      action: 'standards.department.create',
      entity: 'standardDepartment',
      entityId: id,
      detail: { name, matches },
    })

    return { id }
  }).catch(taken)

/**
 * Changes its name and what represents it; tables of cohorts that were localised before keep
 * theirs.
 */
export const updateStandardDepartment = (
  ctx: SignedCtx,
  { id, version, name, nameEn, matches }: StandardDepartmentChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findStandardDepartmentForUpdate(tx.db, id), version)
    const former = await findMatchesOf(tx.db, id)

    await replaceMatches(tx, id, matches)

    const detail = { before: { name: before.name, matches: former }, after: { name, matches } }

    const next = await changeRecord(tx, 'standardDepartments', before, {
      columns: { name, nameEn },
      action: 'standards.department.update',
      entity: 'standardDepartment',
      detail,
    })

    return { version: next }
  }).catch(taken)

const used = constraintErrors({
  standard_rows_department_id_fkey: errors.standardDepartmentUsed,
  standard_options_department_id_fkey: errors.standardDepartmentUsed,
})

export const deleteStandardDepartment = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findStandardDepartmentForUpdate(tx.db, id), version)
    await tx.db.deleteFrom('standardDepartments').where('id', '=', id).execute()

    await tx.audit({
      action: 'standards.department.delete',
      entity: 'standardDepartment',
      entityId: id,
      detail: { name: before.name },
    })

    return null
  }).catch(used)
