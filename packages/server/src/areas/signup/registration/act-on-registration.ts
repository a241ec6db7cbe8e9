import { signupErrors } from '@residency/contract/areas/signup/access'
import {
  type OwnAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { allowedActions, type StateOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { freeExamSeats, freeSeats } from '../../intakes/intakes.public.ts'
import { markCorrected } from '../sections/mark-corrected.ts'
import { mustNotBeBarred } from '../sections/must-not-be-barred.ts'
import { isToBeExamined } from '../signup.policy.ts'
import { CARD_CONSTRAINTS } from './document-columns.ts'
import { limitCardProbing } from './limit-card-probing.ts'
import { labelsOf } from './missing-labels.ts'
import { mustBeInTime } from './must-be-in-time.ts'
import { notifyApplicants } from './notify-applicants.ts'
import {
  findRegistrationForUpdate,
  holdIntakeOf,
  type WholeRegistration,
} from './registration.queries.ts'
import { assessRegistration } from './registration-view.ts'

type Input = { id: number; action: OwnAction; version: number }

/**
 * Submits or withdraws the own registration, or that of a person the actor's unit has registered.
 */
export const actOnOwnRegistration = (ctx: SignedCtx, input: Input) =>
  input.action === 'submit' ? limitCardProbing(ctx, () => act(ctx, input)) : act(ctx, input)

async function act(ctx: SignedCtx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const own = { kind: 'own', userId: ctx.actor.userId } as const
    // closing the intake is serialised with submissions
    if (input.action === 'submit') await holdIntakeOf(tx.db, input.id)

    const r = mustMatchVersion(
      await findRegistrationForUpdate(tx.db, own, input.id, ctx.actor.userId),
      input.version,
    )

    const { missing, relations } = await assessRegistration(tx, r)
    if (input.action === 'submit') mustBeInTime(tx, r, relations)

    if (input.action === 'submit' && missing.length && relations.has('filler'))
      throw fail(signupErrors.incomplete, { missing: labelsOf(ctx, missing) })

    if (
      input.action === 'submit' &&
      r.state === 'returned' &&
      !r.isMended &&
      relations.has('filler')
    )
      throw fail(signupErrors.notMended)

    if (input.action === 'submit') await mustNotBeBarred(tx, r)

    const state = await advance(
      tx,
      registrationFlow,
      input.action,
      { id: r.id, state: r.state, relations },
      {},
      (to) => writeState(tx, r, to, input.action === 'submit'),
    )

    if (input.action === 'submit') await markCorrected(tx, r.id)
    if (input.action === 'withdraw') await freeSeats(tx, [r.id])
    if (input.action === 'withdraw' && isToBeExamined(r.state)) await freeExamSeats(tx, [r.id])

    await notifyApplicants(tx, input.action, [r])

    return {
      id: r.id,
      state,
      actions: allowedActions(registrationFlow, state, ctx.actor, relations),
      traineeNumber: r.traineeNumber,
    }
  })
}

const writeState = (
  tx: SignedCtx,
  r: WholeRegistration,
  to: StateOf<typeof registrationFlow>,
  isSubmit: boolean,
) =>
  updateRow(tx, 'registrations', r, {
    state: to,
    ...(isSubmit ? { submittedAt: tx.now(), returnReason: null } : {}),
  }).catch(constraintErrors(CARD_CONSTRAINTS))
