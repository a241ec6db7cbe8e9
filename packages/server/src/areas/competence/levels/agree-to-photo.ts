import { levelErrors as errors } from '@residency/contract/areas/competence/levels/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { findLookupSettings } from '../items/item.queries.ts'
import { deleteConsent, hasAgreed, insertConsent } from './photo-consent.queries.ts'

/**
 * The trainee agrees that a look-up shows the photo, while the hospital shows photos, or takes it
 * back at any time; saying it again is nothing.
 */
export const agreeToPhoto = (ctx: SignedCtx, { isAgreed }: { isAgreed: 0 | 1 }) =>
  inTransaction(ctx, async (tx) => {
    const { id } = found(await findTraineeOf(tx.db, tx.actor.userId))
    if ((await hasAgreed(tx.db, id)) === (isAgreed === 1)) return null

    // taking it back is always possible
    if (isAgreed === 1 && (await findLookupSettings(tx.db)).showsPhoto !== 1)
      throw fail(errors.photosOff)

    if (isAgreed === 1) await insertConsent(tx.db, id, tx.now())
    else await deleteConsent(tx.db, id)

    await tx.audit({
      action: isAgreed === 1 ? 'competence.photo.agree' : 'competence.photo.takeBack',
      entity: 'trainee',
      entityId: id,
    })

    return null
  })
