import { settingsErrors } from '@residency/contract/areas/settings/access'
import type {
  SchoolChange,
  SchoolForm,
} from '@residency/contract/areas/settings/schools/school.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findSchoolForUpdate } from './school.queries.ts'

const CONSTRAINTS = { schools_code: settingsErrors.schoolCodeTaken }
// renamed: the audit log drops fields named `code`, which are login codes
const snapshotOf = ({ code, ...rest }: SchoolForm) => ({ schoolCode: code, ...rest })

export const createSchool = (ctx: SignedCtx, form: SchoolForm) =>
  inTransaction(ctx, async (tx) => {
    const { id } = await createRecord(tx, 'schools', {
      columns: form,
      action: 'settings.school.create',
      entity: 'school',
      detail: { after: snapshotOf(form) },
    })

    return { id }
  }).catch(constraintErrors(CONSTRAINTS))

/** Changes or disables a school; existing records keep it. */
export const updateSchool = (
  ctx: SignedCtx,
  { id, version, ...form }: SchoolChange & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const school = mustMatchVersion(await findSchoolForUpdate(tx.db, id), version)
    const { id: _id, version: _version, status, ...before } = school

    const detail = {
      before: snapshotOf({ ...before, status }),
      after: snapshotOf(form),
    }

    await changeRecord(tx, 'schools', school, {
      columns: form,
      action: 'settings.school.update',
      entity: 'school',
      detail,
    })

    return null
  }).catch(constraintErrors(CONSTRAINTS))
