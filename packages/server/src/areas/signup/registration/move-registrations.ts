import {
  type RegistrationAction,
  registrationFlow,
} from '@residency/contract/areas/signup/registration/registration.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import {
  bulkAnswerOf as answerOf,
  type MoveResult as MovedRows,
  moveMany,
  type ReadVersions,
} from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type RegistrationScope, relationsTo, visibleRegistrations } from '../signup.policy.ts'
import { type NoticeInput, notifyApplicants, notifyUnits } from './notify-applicants.ts'
import { findRegistrationsForUpdate, type WholeRegistration } from './registration.queries.ts'

export type MovedRegistrations = MovedRows<WholeRegistration>

/**
 * Takes registrations one step of their flow, in the caller's transaction, and notifies the
 * applicants. The default scope is what the actor reviews. The same action applies to all; side
 * effects are the caller's.
 */
export async function moveRegistrations(
  tx: SignedCtx,
  action: Exclude<RegistrationAction, 'submit'>,
  ids: readonly number[],
  input: NoticeInput & { versions?: ReadVersions } = {},
  scope: RegistrationScope = visibleRegistrations(tx.actor),
): Promise<MovedRegistrations> {
  const reason = input.reason ?? null

  const request = {
    action,
    reason,
    ids,
    versions: input.versions,
    rows: await findRegistrationsForUpdate(tx.db, scope, ids, tx.actor.userId),
    relationsOf: (r: WholeRegistration) => relationsTo(r, [''], tx.actor, tx.now()),
    nameOf: (r: WholeRegistration) => r.realName ?? '',
  }

  const result = await moveMany(tx, registrationFlow, request, (state, rows) =>
    updateRows(tx, 'registrations', idsOf(rows), {
      state,
      ...(reason ? { returnReason: reason } : {}),
    }),
  )

  await notifyApplicants(tx, action, result.moved, input)

  if (registrationFlow.actions[action].to === 'returned')
    await notifyUnits(tx, result.moved, reason ?? '')

  return result
}

/** The result for each registration of a bulk action, in the reader's language. */
export const bulkAnswerOf = (tx: SignedCtx, result: MovedRegistrations) =>
  answerOf(tx, registrationFlow, result)
