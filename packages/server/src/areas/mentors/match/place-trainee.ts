import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import type { placeTrainee as placeCall } from '@residency/contract/areas/mentors/choice/match.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { mentorRelationNotices } from '../choice/choice-notices.seed.ts'
import { findOffersForUpdate } from '../choice/offer.queries.ts'
import { lapseOpen, openRelations, placesTaken } from '../choice/open-relations.ts'
import { findTraineeOf, findWithoutMentor, lockTrainees } from '../choice/trainee.queries.ts'
import { mustBeOver } from '../windows/find-window.ts'
import { lockWindow } from '../windows/window.queries.ts'
import { mustBeMatchOffice } from './gather-match.ts'

/**
 * Gives a trainee whom nobody has taken a mentor with a place left: after the first come, or after
 * the published match.
 */
export const placeTrainee = (
  ctx: SignedCtx,
  { id, traineeId, entryId }: InputOf<typeof placeCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    mustBeMatchOffice(tx)

    const window = mustBeOver(tx, found(await lockWindow(tx.db, id, 'alone')))
    if (window.mode === 'match' && window.published === 0) throw fail(errors.placeBeforeMatch)

    const trainee = await findTraineeOf(tx.db, window.baseId, traineeId)
    if (!trainee) throw fail(errors.traineeNotOfBase)

    await lockTrainees(tx.db, [traineeId])
    if ((await findWithoutMentor(tx.db, [traineeId])).length === 0) throw fail(errors.hasMentor)

    const [offer] = await findOffersForUpdate(tx.db, window, [entryId])
    if (!offer) throw fail(errors.entryNotOffered)
    if (offer.taken >= offer.capacity)
      throw fail(errors.mentorFull, { name: offer.name, capacity: offer.capacity })

    await openRelations(tx, [{ traineeId, entryId }], 'placed')
    await lapseOpen(tx, [traineeId])

    await tx.audit({
      action: 'mentors.match.place',
      entity: 'mentorWindow',
      entityId: id,
      detail: { traineeId, entryId },
    })

    await notify(tx, mentorRelationNotices.placed, [
      { userId: trainee.userId, values: { mentor: offer.name }, path: '/mentor/choice' },
    ])
    await notify(tx, mentorRelationNotices.received, [
      { userId: offer.userId, values: { trainee: trainee.realName }, path: '/mentor/applicants' },
    ])

    return null
  }).catch(placesTaken)
