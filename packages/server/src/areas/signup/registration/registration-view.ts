import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { allowedActions, toMoment } from '@residency/contract/kernel'
import type { IdentityDocument } from '@residency/contract/kernel/document-kinds'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { missingOf } from '../sections/missing.rules.ts'
import { sectionFactsOf } from '../sections/section-facts.ts'
import { relationsTo } from '../signup.policy.ts'
import { findRegistration, type WholeRegistration } from './registration.queries.ts'

/**
 * Relations, missing fields and open actions of a loaded registration: what the flow and the
 * screens ask.
 */
export async function assessRegistration(ctx: SignedCtx, r: WholeRegistration) {
  const facts = await sectionFactsOf(ctx, r)
  const missing = missingOf(r, facts, dayInChina(ctx.now()))
  const relations = relationsTo(r, missing, ctx.actor, ctx.now())
  const actions = allowedActions(registrationFlow, r.state, ctx.actor, relations)

  return {
    missing,
    relations,
    actions,
    required: facts.required,
    choiceWarnings: facts.choiceWarnings,
  }
}

/** What may be done now with a registration of one's own that is handed in. */
export async function ownActions(ctx: SignedCtx, id: number) {
  const r = found(
    await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId),
  )

  return allowedActions(
    registrationFlow,
    r.state,
    ctx.actor,
    relationsTo(r, [''], ctx.actor, ctx.now()),
  )
}

/** The personal numbers of a registration, decrypted. */
export const numbersOf = (
  ctx: SignedCtx,
  r: { id: number; idCardSealed: string | null; mobileSealed: string | null },
) => ({
  idCard: ctx.fields.openCell(
    { table: 'registrations', column: 'id_card', row: r.id },
    r.idCardSealed,
  ),
  mobile: ctx.fields.openCell(
    { table: 'registrations', column: 'mobile', row: r.id },
    r.mobileSealed,
  ),
})

/** Address and emergency contact, decrypted. */
export const contactOf = (
  ctx: SignedCtx,
  r: { id: number; addressSealed: string | null; contactMobileSealed: string | null },
) => ({
  address: ctx.fields.openCell(
    { table: 'registrations', column: 'address', row: r.id },
    r.addressSealed,
  ),
  contactMobile: ctx.fields.openCell(
    { table: 'registrations', column: 'contact_mobile', row: r.id },
    r.contactMobileSealed,
  ),
})

type PersonColumn =
  | 'traineeKind'
  | 'employer'
  | 'isFresh'
  | 'studentPlace'
  | 'realName'
  | 'gender'
  | 'birthDate'
  | 'idKind'
  | 'email'
  | 'ethnicCode'

type ContactColumn =
  | 'regionCode'
  | 'maritalStatus'
  | 'politicalStatus'
  | 'contactName'
  | 'schoolId'
  | 'schoolName'
  | 'schoolOther'

/** The entered fields without the personal numbers. */
export const plainFields = (r: Pick<WholeRegistration, PersonColumn | ContactColumn>) => ({
  traineeKind: r.traineeKind,
  employer: r.employer,
  isFresh: r.isFresh,
  studentPlace: r.studentPlace,
  realName: r.realName,
  gender: r.gender,
  birthDate: r.birthDate,
  idKind: r.idKind as IdentityDocument,
  email: r.email,
  ethnicCode: r.ethnicCode,
  regionCode: r.regionCode,
  maritalStatus: r.maritalStatus,
  politicalStatus: r.politicalStatus,
  contactName: r.contactName,
  schoolId: r.schoolId,
  schoolName: r.schoolName ?? r.schoolOther,
  schoolOther: r.schoolOther,
})

/** The plain fields of a registration as answers carry them. */
export const presentRegistration = (r: WholeRegistration) => ({
  ...plainFields(r),
  id: r.id,
  state: r.state,
  intake: {
    id: r.intakeId,
    name: r.intakeName,
    nameEn: r.intakeNameEn,
    year: r.intakeYear,
    signUpUntil: toMoment(r.signUpUntil),
    editUntil: toMoment(r.editUntil),
    traineeKinds: r.traineeKinds,
  },
  isExempt: r.exemptKinds.includes(r.traineeKind),
  photoKey: r.photoKey,
  acceptsAdjustment: r.acceptsAdjustment,
  returnReason: r.returnReason,
  isMended: r.isMended,
  isKindChosen: r.isKindChosen,
  traineeNumber: r.traineeNumber,
  version: r.version,
})
