import { traineeChangeReview } from '@residency/contract/areas/students/changes/change.contract'
import { TRAINEE_CHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { applyChanges, findObstacles, restoreFacts } from './apply-changes.ts'
import { isOpen, relationsToTraineeChange } from './change.policy.ts'
import { type ChangeRow, findChangesForUpdate } from './change.queries.ts'
import { traineeChangeNotices } from './change-notices.seed.ts'
import { thingLabel } from './protected-fields.ts'

const findChanges = (tx: SignedCtx, ids: readonly number[]) =>
  findChangesForUpdate(tx.db, visibleTrainees(tx.actor), ids)

/** Applies a change, or turns it down with a reason. */
export const traineeChangePlan = reviewPlan(traineeChangeReview, {
  table: 'traineeChanges',
  columns: ['reason'],
  find: findChanges,
  relationsTo: (tx, change) => relationsToTraineeChange(change, tx.actor),

  obstacles: (tx, { action }, changes) => {
    if (action !== 'pass') return new Map()

    const waiting = changes.filter(({ state }) => isOpen(state))
    return findObstacles(tx, waiting)
  },
  values: (_tx, { reason }) => ({ reason }),
  follow: async (tx, { action }, changes) => {
    if (action === 'pass') await applyChanges(tx, changes)
  },
  notify: (tx, { action, reason }, moved) =>
    notify(tx, traineeChangeNotices[action], moved.map(noticeOf(tx, reason))),

  otherTables: {
    // a change holds itself what it has replaced
    read: async () => null,
    restore: async (tx, action, ids) =>
      action === 'pass' ? restoreFacts(tx, await findChanges(tx, ids)) : undefined,
  },
  reviewed: { decisions: TRAINEE_CHANGE_REVIEW_ACTIONS, page: '/student/changes' },
})

const noticeOf = (tx: SignedCtx, reason: string | null) => (change: ChangeRow) => ({
  userId: change.userId,
  path: '/student/file',
  values: { field: thingLabel(tx, change.field), reason: reason ?? '' },
})
