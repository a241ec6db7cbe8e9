import { signupErrors } from '@residency/contract/areas/signup/errors'
import { registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { allowedActions } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { fail, found } from '../../platform/http/fail.ts'
import { findOpenIntake } from '../recruitment/recruitment.public.ts'
import { findChoices, findOwnRegistrationId, findRegistration, type WholeRegistration } from './registration.queries.ts'
import { missingOf } from './registration.rules.ts'
import { isEditable, relationsTo } from './signup.policy.ts'

/** Relations, missing fields and open actions of a loaded sign-up: what the flow and the screens ask. */
export function standing(ctx: SignedCtx, r: WholeRegistration, choices: number) {
  const missing = missingOf(r, choices)
  const now = ctx.now()
  const isInWindow = r.intake_state === 'open' && r.sign_up_from <= now && now < r.sign_up_until
  const relations = relationsTo({ userId: r.user_id, missing, administersBase: r.administers_base, isInWindow }, ctx.actor)
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

async function answerOwn(ctx: SignedCtx, id: number) {
  const r = found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId))
  const choices = await findChoices(ctx.db, id)
  const { missing, actions } = standing(ctx, r, choices.length)
  return {
    ...shownRegistration(r),
    ...numbersOf(ctx, r),
    offerIds: choices.map((c) => c.offer_id),
    missing,
    actions,
    isEditable: isEditable(r.state),
  }
}

export async function getOwnRegistration(ctx: SignedCtx) {
  return answerOwn(ctx, found(await findOwnRegistrationId(ctx.db, ctx.actor.userId)).id)
}

/** Opens the own sign-up in the open intake; asking again, or from a second tab, answers the same one. */
export async function openOwnRegistration(ctx: SignedCtx) {
  const there = await findOwnRegistrationId(ctx.db, ctx.actor.userId)
  if (there) return answerOwn(ctx, there.id)
  const intake = await findOpenIntake(ctx.db, ctx.now())
  if (!intake) throw fail(signupErrors.noOpenIntake)
  const user = await ctx.db
    .selectFrom('users')
    .select(['real_name', 'nickname', 'mobile_sealed', 'gender'])
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()
  const mobile = ctx.fields.openCell({ table: 'users', column: 'mobile', row: ctx.actor.userId }, user.mobile_sealed)
  await inTransaction(ctx, async (tx) => {
    const made = await tx.db
      .insertInto('registrations')
      .values({
        intake_id: intake.id,
        user_id: ctx.actor.userId,
        trainee_kind: intake.trainee_kinds[0] ?? 'open',
        real_name: user.real_name ?? user.nickname,
        gender: user.gender,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .onConflict((c) => c.columns(['intake_id', 'user_id']).where('state', '!=', 'withdrawn').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await tx.db
      .updateTable('registrations')
      .set({
        mobile_sealed: ctx.fields.sealCell({ table: 'registrations', column: 'mobile', row: made.id }, mobile),
        mobile_hash: mobile && ctx.fields.hashOf('mobile', mobile),
      })
      .where('id', '=', made.id)
      .execute()
    await tx.audit({ action: 'signup.registration.open', entity: 'registration', entityId: made.id })
  })
  return getOwnRegistration(ctx)
}
