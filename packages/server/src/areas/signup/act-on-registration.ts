import { signupErrors } from '@residency/contract/areas/signup/errors'
import { type RegistrationAction, registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { allowedActions } from '@residency/contract/kernel'
import { violatedConstraint } from '../../platform/db/pool.ts'
import { advance } from '../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../platform/http/fail.ts'
import { claimIdCard, grantRole } from '../accounts/accounts.public.ts'
import { createTrainee } from '../students/students.public.ts'
import { findChoices, findRegistrationForUpdate, type WholeRegistration } from './registration.queries.ts'
import { numbersOf, standing } from './registration-standing.ts'
import { type RegistrationScope, visibleRegistrations } from './signup.policy.ts'

type Input = { id: number; action: RegistrationAction; reason: string | null; version?: number | undefined }

async function act(ctx: SignedCtx, scope: RegistrationScope, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const r = found(await findRegistrationForUpdate(tx.db, scope, input.id, ctx.actor.userId))
    if (input.version !== undefined && input.version !== r.version) throw changedMeanwhile()
    const choices = await findChoices(tx.db, r.id)
    const { missing, relations } = standing(tx, r, choices.length)
    if (input.action === 'submit' && missing.length && relations.has('owner'))
      throw fail(signupErrors.incomplete, { missing: labels(ctx, missing) })
    const state = await advance(tx, registrationFlow, input.action, { id: r.id, state: r.state, relations }, input, (to) =>
      writeState(tx, r, to, input),
    )
    const traineeNumber = input.action === 'enrol' ? await enrol(tx, r, choices) : r.trainee_number
    return { id: r.id, state, actions: allowedActions(registrationFlow, state, ctx.actor, relations), traineeNumber }
  })
}

/** Submits or withdraws the own sign-up. */
export const actOnOwnRegistration = (ctx: SignedCtx, input: Input) => act(ctx, { kind: 'own', userId: ctx.actor.userId }, input)
/** Passes, returns, rejects, admits or enrols a sign-up in the actor's scope. */
export const actOnRegistration = (ctx: SignedCtx, input: Input) => act(ctx, visibleRegistrations(ctx.actor), input)

async function writeState(tx: SignedCtx, r: WholeRegistration, to: string, input: Input) {
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

/** Makes the trainee and the number, gives the account the STUDENT role and the card that the reviewers have seen. */
async function enrol(tx: SignedCtx, r: WholeRegistration, choices: Awaited<ReturnType<typeof findChoices>>) {
  const first = choices[0]!
  const { idCard } = numbersOf(tx, r)
  await claimIdCard(tx, r.user_id, idCard!)
  await grantRole(tx, r.user_id, 'STUDENT')
  return createTrainee(tx, {
    userId: r.user_id,
    registrationId: r.id,
    intakeId: r.intake_id,
    year: r.intake_year,
    majorId: first.major_id,
    profession: first.profession,
    trainingUnitId: first.training_unit_id,
    traineeKind: r.trainee_kind,
    realName: r.real_name!,
  })
}

const labels = (ctx: SignedCtx, names: readonly string[]) => {
  const { fields } = ctx.language === 'en' ? signupEn : signupZh
  return names.map((name) => (fields as Record<string, string>)[name] ?? name).join(ctx.language === 'en' ? ', ' : '\u3001')
}
