import { levelErrors as errors } from '@residency/contract/areas/competence/levels/access'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { grantReview } from '@residency/contract/areas/competence/levels/level.contract'
import { startsFrom } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleLevels } from '../competence.policy.ts'
import { relationsToGrant } from './grant.policy.ts'
import { findGrant, findGrantsForUpdate, type GrantRow } from './grant.queries.ts'
import { grantNotices, noticeValues } from './grant-notices.seed.ts'

/** A department grants, declines or withdraws levels. */
export const grantPlan = reviewPlan(grantReview, {
  table: 'competenceGrants',
  columns: ['reason', 'grantedBy', 'grantedAt'],
  find: (tx, ids) => findGrantsForUpdate(tx.db, tx.language, visibleLevels(tx.actor), ids),
  look: (ctx, id) => findGrant(ctx.db, ctx.language, visibleLevels(ctx.actor), id),
  relationsTo: (tx, grant) => relationsToGrant(grant, tx.actor),
  obstacles: (tx, { action }, rows) => obstaclesTo(tx, action, rows),

  values: (tx, { action, reason }) =>
    action === 'confirm' ? { reason, grantedBy: tx.actor.userId, grantedAt: tx.now() } : { reason },

  notify: (tx, { action, reason }, moved) =>
    notify(
      tx,
      grantNotices[action],
      moved.map((grant) => ({
        userId: grant.userId,
        values: { ...noticeValues(grant), reason: reason ?? '' },
        path: '/competence/own',
      })),
    ),

  nameOf: ({ name, item }) => `${name} · ${item}`,
  reviewed: { decisions: ['confirm'], page: '/competence/grant' },
})

/** A level that would be over at once is not granted; only the latest one is withdrawn. */
async function obstaclesTo(tx: SignedCtx, action: string, rows: readonly GrantRow[]) {
  const today = dayInChina(tx.now())
  const found = new Map<number, Obstacle>()

  for (const { id, state, validUntil, isCurrent } of rows) {
    if (action === 'confirm' && validUntil < today) found.set(id, { def: errors.levelEndPast })
    if (action === 'withdraw' && startsFrom(grantFlow, action, state) && !isCurrent)
      found.set(id, { def: errors.levelNotCurrent })
  }

  return found
}
