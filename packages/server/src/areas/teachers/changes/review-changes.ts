import { changeReview } from '@residency/contract/areas/teachers/changes/change.contract'
import { CHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { applyChanges, findMoved, findProfileVersions, restoreProfiles } from './apply-changes.ts'
import { relationsToChange } from './change.policy.ts'
import { type ChangeRow, findChangesForUpdate } from './change.queries.ts'
import { changeNotices } from './change-notices.seed.ts'

/** The base or the office applies a change, or turns it down with a reason. */
export const changePlan = reviewPlan(changeReview, {
  table: 'teacherChangeRecords',
  columns: ['reason'],
  find: (tx, ids) => findChangesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, change) => relationsToChange(change, tx.actor),

  obstacles: async (tx, { action }, changes) =>
    action === 'pass' ? findMoved(tx, changes) : new Map<number, never>(),
  values: (_tx, { reason }) => ({ reason }),
  follow: async (tx, { action }, changes) => {
    if (action === 'pass') await applyChanges(tx, idsOf(changes))
  },
  notify: (tx, { action, reason }, moved) =>
    notify(tx, changeNotices[action], moved.map(noticeOf(reason))),

  otherTables: {
    read: findProfileVersions,
    restore: async (tx, action, ids, before) =>
      action === 'pass' ? restoreProfiles(tx, ids, before) : undefined,
  },
  reviewed: { decisions: CHANGE_REVIEW_ACTIONS, page: '/teacher/change' },
})

const noticeOf = (reason: string | null) => (change: ChangeRow) => ({
  userId: change.userId,
  path: '/teacher/own',
  values: { reason: reason ?? '' },
})
