import { qualificationErrors } from '@residency/contract/areas/teachers/qualification/access'
import type { QualificationForm } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findDepartmentsOfBase, findEnabledBases } from '../../organisation/organisation.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'

/** Refuses a base or department in which nobody teaches. */
export async function mustBePlace(
  tx: SignedCtx,
  { baseId, departmentId }: Pick<QualificationForm, 'baseId' | 'departmentId'>,
) {
  if (!(await findEnabledBases(tx.db)).some(({ id }) => id === baseId))
    throw fail(qualificationErrors.baseUnknown)

  const departments = await findDepartmentsOfBase(tx.db, baseId)
  if (!departments.some(({ id }) => id === departmentId))
    throw fail(qualificationErrors.departmentNotOfBase)
}

type Facts = Pick<
  QualificationForm,
  'title' | 'education' | 'degree' | 'titleSince' | 'specialtySince' | 'teachingSince'
>

/** Refuses choices that are not in use and days that are still ahead. */
export async function mustBeKnownValues(tx: SignedCtx, form: Facts) {
  const { fields } = qualificationWords[tx.language]

  for (const field of ['title', 'education', 'degree'] as const) {
    const value = form[field]
    const isKnown = value === null || (await isDictValue(tx.db, field, value))
    if (!isKnown)
      throw fail({ ...qualificationErrors.choiceUnknown, field }, { label: fields[field] })
  }

  const today = dayInChina(tx.now())

  for (const field of ['titleSince', 'specialtySince', 'teachingSince'] as const)
    if ((form[field] ?? '') > today)
      throw fail({ ...qualificationErrors.dayInFuture, field }, { label: fields[field] })
}
