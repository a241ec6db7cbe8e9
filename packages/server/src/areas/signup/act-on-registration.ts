import { signupErrors } from '@residency/contract/areas/signup/errors'
import {
  type OwnAction,
  type RegistrationAction,
  type ReviewAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration.flow'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { allowedActions } from '@residency/contract/kernel'
import { violatedConstraint } from '../../platform/db/pool.ts'
import { advance } from '../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../platform/http/fail.ts'
import { freeSeats } from '../recruitment/seats/seats.public.ts'
import { tellApplicants } from './move-registrations.ts'
import { findChoices, findRegistrationForUpdate, type WholeRegistration } from './registration.queries.ts'
import { standing } from './registration-standing.ts'
import { type RegistrationScope, visibleRegistrations } from './signup.policy.ts'

type Input<A> = { id: number; action: A; reason?: string | null; version: number }

async function act(ctx: SignedCtx, scope: RegistrationScope, input: Input<RegistrationAction>) {
  return inTransaction(ctx, async (tx) => {
    const r = found(await findRegistrationForUpdate(tx.db, scope, input.id, ctx.actor.userId))
    if (input.version !== r.version) throw changedMeanwhile()
    const choices = await findChoices(tx.db, r.id)
    const { missing, relations } = standing(tx, r, choices.length)
    if (input.action === 'submit' && missing.length && relations.has('filler'))
      throw fail(signupErrors.incomplete, { missing: labels(ctx, missing) })
    const state = await advance(tx, registrationFlow, input.action, { id: r.id, state: r.state, relations }, input, (to) =>
      writeState(tx, r, to, input),
    )
    if (input.action === 'withdraw') await freeSeats(tx, [r.id])
    await tellApplicants(tx, input.action, [r], { reason: input.reason ?? null })
    return { id: r.id, state, actions: allowedActions(registrationFlow, state, ctx.actor, relations), traineeNumber: r.trainee_number }
  })
}

/** Submits or withdraws the own sign-up, or that of somebody one's unit has signed up. */
export const actOnOwnRegistration = (ctx: SignedCtx, input: Input<OwnAction>) => act(ctx, { kind: 'own', userId: ctx.actor.userId }, input)
/** Passes, returns or rejects a sign-up in the actor's scope. */
export const actOnRegistration = (ctx: SignedCtx, input: Input<ReviewAction>) => act(ctx, visibleRegistrations(ctx.actor), input)

async function writeState(tx: SignedCtx, r: WholeRegistration, to: string, input: Input<RegistrationAction>) {
  const isSubmit = input.action === 'submit'
  try {
    await tx.db
      .updateTable('registrations')
      .set({
        state: to,
        version: r.version + 1,
        updated_at: tx.now(),
        ...(isSubmit ? { submitted_at: tx.now(), return_reason: null } : {}),
        ...(input.reason ? { return_reason: input.reason } : {}),
      })
      .where('id', '=', r.id)
      .execute()
  } catch (e) {
    if (violatedConstraint(e) === 'registrations_card') throw fail(signupErrors.cardTaken)
    throw e
  }
}

const labels = (ctx: SignedCtx, names: readonly string[]) => {
  const { fields } = ctx.language === 'en' ? signupEn : signupZh
  return names.map((name) => (fields as Record<string, string>)[name] ?? name).join(ctx.language === 'en' ? ', ' : '\u3001')
}
