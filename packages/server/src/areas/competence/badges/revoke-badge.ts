import { badgeErrors as errors } from '@residency/contract/areas/competence/badges/access'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { badgeScope } from './badge.policy.ts'
import { findBadgeForUpdate, revokeValid } from './badge.queries.ts'
import { notifyOfRevoked } from './badge-notices.ts'

const ENTITY = 'competenceBadge'

/** Revokes a badge: from then on its code is unknown. */
export const revokeBadge = (ctx: SignedCtx, { id, reason }: { id: number; reason: string }) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const badge = found(await findBadgeForUpdate(tx.db, badgeScope(tx.actor), today, id))
    if (badge.revokedAt !== null) throw fail(errors.badgeRevoked)

    const by = { userId: tx.actor.userId, now: tx.now(), reason }

    await revokeValid(tx.db, [badge.traineeId], by)
    await notifyOfRevoked(tx, badge.userId, reason)
    await tx.audit({
      action: 'competence.badge.revoke',
      entity: ENTITY,
      entityId: id,
      detail: { reason },
    })

    return null
  })

/** The trainee reports the own badge as lost. */
export const revokeOwnBadge = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const trainee = await findTraineeOf(tx.db, tx.actor.userId)
    const by = { userId: tx.actor.userId, now: tx.now(), reason: null }
    const [badge] = trainee ? await revokeValid(tx.db, [trainee.id], by) : []
    if (!badge) throw fail(errors.badgeNone)

    await tx.audit({ action: 'competence.badge.lost', entity: ENTITY, entityId: badge.id })

    return null
  })
