import { settingsErrors } from '@residency/contract/areas/settings/errors'
import type { SchoolChange, SchoolForm } from '@residency/contract/areas/settings/schools/school.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findSchoolForUpdate } from './school.queries.ts'

const CONSTRAINTS = { schools_code: settingsErrors.schoolCodeTaken }
// renamed: the audit log drops fields named `code`, which are login codes
const snapshotOf = ({ code, ...rest }: SchoolForm) => ({ schoolCode: code, ...rest })

export const createSchool = (ctx: SignedCtx, form: SchoolForm) =>
  inTransaction(ctx, async (tx) => {
    const row = { ...form, created_at: tx.now(), updated_at: tx.now() }
    const { id } = await tx.db.insertInto('schools').values(row).returning('id').executeTakeFirstOrThrow()
    await tx.audit({ action: 'settings.school.create', entity: 'school', entityId: id, detail: { after: snapshotOf(form) } })
    return { id }
  }).catch(constraintErrors(CONSTRAINTS))

/** Changes or disables a school; existing records keep it. */
export const updateSchool = (ctx: SignedCtx, { id, version, ...form }: SchoolChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const school = checkVersion(await findSchoolForUpdate(tx.db, id), version)
    await updateRow(tx, 'schools', school, form)
    const { id: _, version: __, status, ...before } = school
    const detail = { before: snapshotOf({ ...before, status: status as 0 | 1 }), after: snapshotOf(form) }
    await tx.audit({ action: 'settings.school.update', entity: 'school', entityId: id, detail })
    return null
  }).catch(constraintErrors(CONSTRAINTS))
