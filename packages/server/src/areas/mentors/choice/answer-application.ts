import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import type { answerApplication as answerCall } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { lockAnswerableWindow } from '../windows/find-window.ts'
import type { WindowRow } from '../windows/window.queries.ts'
import {
  type ApplicationRow,
  findApplicationTo,
  findApplicationToForUpdate,
} from './application.queries.ts'
import { relationsToApplication } from './choice.policy.ts'
import { mentorApplicationNotices } from './choice-notices.seed.ts'
import { findOffersForUpdate } from './offer.queries.ts'
import { lapseOpen, openRelations, placesTaken } from './open-relations.ts'
import { findTraineeOf, lockTrainees } from './trainee.queries.ts'

/**
 * A mentor's answer. Accepting makes the relation from today on and ends the trainee's other open
 * applications, in one transaction; the entry is locked, so that simultaneous acceptances never
 * exceed its capacity.
 */
export const answerApplication = (
  ctx: SignedCtx,
  { id, action, reason, version }: InputOf<typeof answerCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const known = found(await findApplicationTo(tx.db, tx.actor.userId, id))
    const window = await lockAnswerableWindow(tx, known.windowId)
    if (action === 'accept' && window.mode === 'match') throw fail(errors.acceptByMatch)

    await lockTrainees(tx.db, [known.traineeId])

    const row = found(await findApplicationToForUpdate(tx.db, tx.actor.userId, id))
    if (row.state === mentorApplicationFlow.initial) mustMatchVersion(row, version)
    if (action === 'accept') await mustHavePlace(tx, window, row)

    const record = { ...row, relations: relationsToApplication(row, tx.actor) }
    const input = action === 'refuse' ? { reason } : {}

    await advance(tx, mentorApplicationFlow, action, record, input, (state) =>
      updateRow(tx, 'mentorApplications', row, { state, reason: input.reason ?? null }),
    )

    if (action === 'accept') {
      await openRelations(tx, [{ traineeId: row.traineeId, entryId: row.entryId }], 'accepted')
      await lapseOpen(tx, [row.traineeId])
    }

    const values = { mentor: row.mentor, reason: input.reason ?? '' }

    await notify(tx, mentorApplicationNotices[action], [
      { userId: row.traineeUserId, values, path: '/mentor/choice' },
    ])

    return null
  }).catch(placesTaken)

/**
 * Refuses when every place of the entry is taken; the entry stays locked until the transaction
 * ends.
 */
async function mustHavePlace(
  tx: SignedCtx,
  window: WindowRow,
  { entryId, traineeId }: ApplicationRow,
) {
  // has left since
  if (!(await findTraineeOf(tx.db, window.baseId, traineeId))) throw fail(kernelErrors.actionNotNow)

  const [offer] = await findOffersForUpdate(tx.db, window, [entryId])
  if (!offer) throw fail(kernelErrors.actionNotNow) // withdrawn since: it accepts nobody

  const { name, capacity, taken } = offer
  if (taken >= capacity) throw fail(errors.mentorFull, { name, capacity })
}
