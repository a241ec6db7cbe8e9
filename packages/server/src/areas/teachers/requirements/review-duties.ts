import { dutyReview } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { DUTY_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToDuty } from './duty.policy.ts'
import { type DutyRow, findDutiesForUpdate } from './duty.queries.ts'
import { dutyNotices } from './duty-notices.seed.ts'

/** The department or the office confirms a teaching activity, or turns it down with a reason. */
export const dutyPlan = reviewPlan(dutyReview, {
  table: 'teachingRecords',
  columns: ['reason'],
  find: (tx, ids) => findDutiesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  relationsTo: (tx, duty) => relationsToDuty(duty, tx.actor),
  values: (_tx, { reason }) => ({ reason }),

  notify: async (tx, { action, reason }, moved) => {
    if (action === 'reject') await notify(tx, dutyNotices.reject, moved.map(noticeOf(reason)))
  },

  reviewed: { decisions: DUTY_REVIEW_ACTIONS, page: '/teacher/duty-records' },
})

const noticeOf = (reason: string | null) => (duty: DutyRow) => ({
  userId: duty.userId,
  path: '/teacher/duties',
  values: { topic: duty.topic, heldOn: duty.heldOn, reason: reason ?? '' },
})
