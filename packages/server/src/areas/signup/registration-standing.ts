import { registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { WholeRegistration } from './registration.queries.ts'
import { missingOf } from './registration.rules.ts'
import { relationsTo } from './signup.policy.ts'

/** Relations, missing fields and open actions of a loaded sign-up: what the flow and the screens ask. */
export function standing(ctx: SignedCtx, r: WholeRegistration, choices: number) {
  const missing = missingOf(r, choices)
  const relations = relationsTo(r, missing, ctx.actor, ctx.now())
  return { missing, relations, actions: allowedActions(registrationFlow, r.state, ctx.actor, relations) }
}

/** The personal numbers of a sign-up, opened. */
export const numbersOf = (ctx: SignedCtx, r: { id: number; id_card_sealed: string | null; mobile_sealed: string | null }) => ({
  idCard: ctx.fields.openCell({ table: 'registrations', column: 'id_card', row: r.id }, r.id_card_sealed),
  mobile: ctx.fields.openCell({ table: 'registrations', column: 'mobile', row: r.id }, r.mobile_sealed),
})

/** The plain fields of a sign-up as answers carry them. */
export const shownRegistration = (r: WholeRegistration) => ({
  id: r.id,
  state: r.state as never,
  intake: {
    id: r.intake_id,
    name: r.intake_name,
    year: r.intake_year,
    signUpUntil: r.sign_up_until.toISOString(),
    traineeKinds: r.trainee_kinds as never,
  },
  traineeKind: r.trainee_kind as never,
  realName: r.real_name,
  gender: r.gender,
  birthDate: r.birth_date,
  email: r.email,
  ethnicCode: r.ethnic_code,
  regionCode: r.region_code,
  schoolId: r.school_id,
  schoolName: r.school_name ?? r.school_other,
  schoolOther: r.school_other,
  photoKey: r.photo_key,
  acceptsAdjustment: r.accepts_adjustment,
  returnReason: r.return_reason,
  traineeNumber: r.trainee_number,
  version: r.version,
})
