import { signupErrors } from '@residency/contract/areas/signup/access'
import type { BasicForm } from '@residency/contract/areas/signup/sections/section.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isDictValue, isRegionCode, isSchoolId } from '../../settings/settings.public.ts'
import { limitCardProbing } from '../registration/limit-card-probing.ts'
import type { WholeRegistration } from '../registration/registration.queries.ts'
import { contactOf, numbersOf, plainFields } from '../registration/registration-view.ts'
import { changedIn } from './editable.rules.ts'
import { mustBeInList } from './must-be-in-list.ts'
import { mustNotBeBarred } from './must-not-be-barred.ts'
import { cardColumns, contactColumns, mobileColumns } from './personal-columns.ts'
import { saving } from './saving-section.ts'

/** Saves the basic section as typed: what is there must be right, the rest may still be missing. */
export const saveBasic = (ctx: SignedCtx, form: BasicForm & { id: number }) =>
  form.idCard ? limitCardProbing(ctx, () => saveBasicFields(ctx, form)) : saveBasicFields(ctx, form)

export const saveBasicFields = (ctx: SignedCtx, form: BasicForm & { id: number }) =>
  saving(ctx, form, 'basic', async (tx, r) => {
    if (form.ethnicCode && !(await isDictValue(tx.db, 'ethnic_group', form.ethnicCode)))
      throw fail(signupErrors.ethnicUnknown)
    if (form.regionCode && !isRegionCode(form.regionCode)) throw fail(signupErrors.regionUnknown)
    if (form.schoolId && !(await isSchoolId(tx.db, form.schoolId)))
      throw fail(signupErrors.schoolUnknown)
    await mustBeInList(tx, 'political_status', form.politicalStatus, ['politicalStatus'])

    const card = cardColumns(tx, r, form)
    if (card?.number) await mustNotBeBarred(tx, r, card.number)

    const plain = {
      realName: form.realName,
      gender: form.gender ?? null,
      birthDate: form.birthDate ?? null,
      email: form.email,
      ethnicCode: form.ethnicCode,
      regionCode: form.regionCode,
      maritalStatus: form.maritalStatus ?? null,
      politicalStatus: form.politicalStatus,
      schoolId: form.schoolId ?? null,
      schoolOther: form.schoolId ? null : form.schoolOther,
    }

    const set = {
      ...plain,
      ...card?.columns,
      ...mobileColumns(tx, r.id, form.mobile),
      ...contactColumns(tx, r.id, form),
    }

    return {
      set,
      changed: changedIn('basic', basicOf(tx, r), basicOf(tx, { ...r, ...set })),
      warnings: card?.warnings ?? [],
    }
  })

/** The fields of the section by the names they have in the form. */
function basicOf(ctx: SignedCtx, r: WholeRegistration) {
  const {
    traineeKind: _traineeKind,
    employer: _employer,
    isFresh: _isFresh,
    studentPlace: _studentPlace,
    schoolName: _schoolName,
    ...fields
  } = plainFields(r)

  return { ...fields, ...numbersOf(ctx, r), ...contactOf(ctx, r) }
}
