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

/** Relations, missing fields and open actions of a loaded registration: what the flow and the screens ask. */
export async function assessRegistration(ctx: SignedCtx, r: WholeRegistration) {
  const facts = await sectionFactsOf(ctx, r)
  const missing = missingOf(r, facts, dayInChina(ctx.now()))
  const relations = relationsTo(r, missing, ctx.actor, ctx.now())
  const actions = allowedActions(registrationFlow, r.state, ctx.actor, relations)
  return { missing, relations, actions, required: facts.required, choiceWarnings: facts.choiceWarnings }
}

/** What may be done now with a registration of one's own that is handed in. */
export async function ownActions(ctx: SignedCtx, id: number) {
  const r = found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId))
  return allowedActions(registrationFlow, r.state, ctx.actor, relationsTo(r, [''], ctx.actor, ctx.now()))
}

/** The personal numbers of a registration, decrypted. */
export const numbersOf = (ctx: SignedCtx, r: { id: number; id_card_sealed: string | null; mobile_sealed: string | null }) => ({
  idCard: ctx.fields.openCell({ table: 'registrations', column: 'id_card', row: r.id }, r.id_card_sealed),
  mobile: ctx.fields.openCell({ table: 'registrations', column: 'mobile', row: r.id }, r.mobile_sealed),
})
/** Address and emergency contact, decrypted. */
export const contactOf = (ctx: SignedCtx, r: { id: number; address_sealed: string | null; contact_mobile_sealed: string | null }) => ({
  address: ctx.fields.openCell({ table: 'registrations', column: 'address', row: r.id }, r.address_sealed),
  contactMobile: ctx.fields.openCell({ table: 'registrations', column: 'contact_mobile', row: r.id }, r.contact_mobile_sealed),
})

type PersonColumn =
  | 'trainee_kind'
  | 'employer'
  | 'is_fresh'
  | 'student_place'
  | 'real_name'
  | 'gender'
  | 'birth_date'
  | 'id_kind'
  | 'email'
  | 'ethnic_code'
type ContactColumn = 'region_code' | 'marital_status' | 'political_status' | 'contact_name' | 'school_id' | 'school_name' | 'school_other'
/** The entered fields without the personal numbers. */
export const plainFields = (r: Pick<WholeRegistration, PersonColumn | ContactColumn>) => ({
  traineeKind: r.trainee_kind as never,
  employer: r.employer,
  isFresh: r.is_fresh,
  studentPlace: r.student_place,
  realName: r.real_name,
  gender: r.gender,
  birthDate: r.birth_date,
  idKind: r.id_kind as IdentityDocument,
  email: r.email,
  ethnicCode: r.ethnic_code,
  regionCode: r.region_code,
  maritalStatus: r.marital_status,
  politicalStatus: r.political_status,
  contactName: r.contact_name,
  schoolId: r.school_id,
  schoolName: r.school_name ?? r.school_other,
  schoolOther: r.school_other,
})
/** The plain fields of a registration as answers carry them. */
export const shownRegistration = (r: WholeRegistration) => ({
  ...plainFields(r),
  id: r.id,
  state: r.state as never,
  intake: {
    id: r.intake_id,
    name: r.intake_name,
    nameEn: r.intake_name_en,
    year: r.intake_year,
    signUpUntil: toMoment(r.sign_up_until),
    editUntil: toMoment(r.edit_until),
    traineeKinds: r.trainee_kinds as never,
  },
  isExempt: r.exempt_kinds.includes(r.trainee_kind),
  photoKey: r.photo_key,
  acceptsAdjustment: r.accepts_adjustment,
  returnReason: r.return_reason,
  isMended: r.is_mended,
  isKindChosen: r.is_kind_chosen,
  traineeNumber: r.trainee_number,
  version: r.version,
})
