import { organisationErrors as errors } from '@residency/contract/areas/organisation/access'
import type { BaseForm } from '@residency/contract/areas/organisation/bases/base.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mayChangeBases } from '../organisation.policy.ts'
import { areEnabled } from './managed-base.queries.ts'

/** Refuses who sees a part of the bases only. */
export function mustChangeBases({ actor }: SignedCtx) {
  if (!mayChangeBases(actor)) throw fail(kernelErrors.notAllowed)
}

export const BASE_CONSTRAINTS = {
  bases_name: errors.baseNameTaken,
  bases_code: errors.baseCodeTaken,
  bases_mode_mapped: errors.baseModeMapped,
}

export const columnsOf = ({
  code,
  name,
  nameEn,
  mode,
  deptId,
  headId,
  directorId,
  secretaryId,
  sort,
  status,
}: BaseForm) => {
  return {
    code,
    name,
    nameEn,
    mode,
    departmentId: deptId,
    headId,
    directorId,
    secretaryId,
    sort,
    status,
  }
}

type BaseLeaders = { headId: number | null; directorId: number | null; secretaryId: number | null }
export const NOBODY: BaseLeaders = { headId: null, directorId: null, secretaryId: null }

/** The leaders of a base and the previous ones, who may stay named. */
export const leaders = (form: Partial<BaseForm>, was: BaseLeaders) => [
  { id: form.headId, was: was.headId, otherwise: errors.headUnknown },
  { id: form.directorId, was: was.directorId, otherwise: errors.directorUnknown },
  { id: form.secretaryId, was: was.secretaryId, otherwise: errors.secretaryUnknown },
]

/**
 * The departments of a form, the leading one among them; those that are new to the base must be
 * enabled.
 */
export async function mustBeDepartments(
  tx: SignedCtx,
  form: BaseForm,
  before: readonly number[],
): Promise<number[]> {
  const ids = [...new Set([...form.departmentIds, ...(form.deptId === null ? [] : [form.deptId])])]
  const fresh = ids.filter((id) => !before.includes(id))
  if (!(await areEnabled(tx.db, fresh))) throw fail(errors.departmentUnknown)

  return ids
}
