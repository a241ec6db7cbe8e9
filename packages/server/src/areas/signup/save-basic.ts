import { signupErrors } from '@residency/contract/areas/signup/errors'
import type { BasicForm } from '@residency/contract/areas/signup/registration.contract'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { isDictValue, isRegionCode, isSchoolId } from '../settings/settings.public.ts'
import { cardColumns, mobileColumns } from './personal-columns.ts'
import { saving } from './saving-section.ts'

/** Saves the basic section as typed: what is there must be right, the rest may still be missing. */
export const saveBasic = (ctx: SignedCtx, form: BasicForm & { id: number }) =>
  saving(ctx, form, 'basic', async (tx, r) => {
    if (!r.trainee_kinds.includes(form.traineeKind)) throw fail(signupErrors.kindNotAccepted)
    if (form.ethnicCode && !(await isDictValue(tx.db, 'ethnic_group', form.ethnicCode))) throw fail(signupErrors.ethnicUnknown)
    if (form.regionCode && !isRegionCode(form.regionCode)) throw fail(signupErrors.regionUnknown)
    if (form.schoolId && !(await isSchoolId(tx.db, form.schoolId))) throw fail(signupErrors.schoolUnknown)
    const card = cardColumns(tx, r.id, form)
    const plain = {
      real_name: form.realName,
      gender: form.gender ?? null,
      birth_date: form.birthDate ?? null,
      email: form.email,
      ethnic_code: form.ethnicCode,
      region_code: form.regionCode,
    }
    const school = { school_id: form.schoolId ?? null, school_other: form.schoolId ? null : form.schoolOther }
    return {
      set: { ...plain, ...school, trainee_kind: form.traineeKind, ...card.columns, ...mobileColumns(tx, r.id, form.mobile) },
      warnings: card.warnings,
    }
  })
