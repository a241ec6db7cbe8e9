import { levelErrors as errors } from '@residency/contract/areas/competence/levels/access'
import {
  type GRANT_ACTIONS,
  grantFlow,
} from '@residency/contract/areas/competence/levels/grant.flow'
import { grantReview } from '@residency/contract/areas/competence/levels/level.contract'
import { startsFrom } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleLevels } from '../competence.policy.ts'
import { latestEnd, relationsToGrant } from './grant.policy.ts'
import { findGrant, findGrantsForUpdate, type GrantRow } from './grant.queries.ts'
import { grantNotices, noticeValues } from './grant-notices.seed.ts'

/** A department grants, declines or withdraws levels; who proposed one takes it back. */
export const grantPlan = reviewPlan(grantReview, {
  table: 'competenceGrants',
  columns: ['reason', 'grantedBy', 'grantedAt'],
  find: (tx, ids) => findGrantsForUpdate(tx.db, tx.language, visibleLevels(tx), ids),
  look: (ctx, id) => findGrant(ctx.db, ctx.language, visibleLevels(ctx), id),
  relationsTo: (tx, grant) => relationsToGrant(grant, tx.actor),
  obstacles: (tx, { action }, rows) => obstaclesTo(tx, action, rows),

  values: (tx, { action, reason }) =>
    action === 'confirm' ? { reason, grantedBy: tx.actor.userId, grantedAt: tx.now() } : { reason },

  notify: (tx, { action, reason }, moved) => notifyOf(tx, action, reason, moved),

  nameOf: ({ name, item }) => `${name} · ${item}`,
  reviewed: { decisions: ['confirm'], page: '/competence/grant' },
})

/** What keeps a proposal from being granted today: the judgement of the proposal, once more. */
function obstacleToGrant(grant: GrantRow, today: string): Obstacle | undefined {
  const until = latestEnd(today, grant)
  if (!grant.isOnBooks) return { def: errors.levelTraineeLeft }
  if (!grant.isItemInUse) return { def: errors.levelItemNotInUse }
  if (grant.validUntil < today) return { def: errors.levelEndPast }
  if (grant.validUntil > until) return { def: errors.levelTooLong, data: { until } }

  return undefined
}

/** Only what could be proposed now is granted; only the latest level is withdrawn. */
async function obstaclesTo(tx: SignedCtx, action: string, rows: readonly GrantRow[]) {
  const today = dayInChina(tx.now())
  const found = new Map<number, Obstacle>()

  for (const grant of rows) {
    const { id, state, isCurrent } = grant
    const obstacle = action === 'confirm' ? obstacleToGrant(grant, today) : undefined
    if (obstacle && startsFrom(grantFlow, 'confirm', state)) found.set(id, obstacle)

    if (action === 'withdraw' && startsFrom(grantFlow, action, state) && !isCurrent)
      found.set(id, { def: errors.levelNotCurrent })
  }

  return found
}

type DecidedGrant = Pick<
  GrantRow,
  'id' | 'userId' | 'proposedBy' | 'name' | 'item' | 'level' | 'validUntil'
>
type GrantAction = (typeof GRANT_ACTIONS)[number]

/** The trainee is notified, and who proposed a level that another person decided. */
async function notifyOf(
  tx: SignedCtx,
  action: GrantAction,
  reason: string | null,
  moved: readonly DecidedGrant[],
) {
  // who takes a proposal back knows it; the trainee has not asked for it
  if (action === 'retract') return

  const valuesOf = (grant: DecidedGrant) => ({ ...noticeValues(grant), reason: reason ?? '' })

  await notify(
    tx,
    grantNotices[action],
    moved.map((grant) => ({
      userId: grant.userId,
      values: valuesOf(grant),
      path: '/competence/own',
    })),
  )

  if (action === 'withdraw') return

  await notify(
    tx,
    action === 'confirm' ? grantNotices.confirmed : grantNotices.declined,
    moved
      .filter(({ proposedBy }) => proposedBy !== tx.actor.userId)
      .map((grant) => ({
        userId: grant.proposedBy,
        values: { ...valuesOf(grant), name: grant.name },
        path: `/competence/grant?id=${grant.id}`,
      })),
  )
}
