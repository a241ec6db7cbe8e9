import { meetingAnswer } from '@residency/contract/areas/mentors/records/meeting.contract'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { meetingsWith, relationsToMeeting } from './meeting.policy.ts'
import { findMeetingsForUpdate } from './meeting.queries.ts'
import { recordNotices } from './record-notices.seed.ts'

/** The trainee confirms a meeting, or disputes it with a reason. */
export const meetingPlan = reviewPlan(meetingAnswer, {
  table: 'mentorMeetings',
  columns: ['reason'],
  find: (tx, ids) => findMeetingsForUpdate(tx.db, meetingsWith(tx.actor), ids),
  relationsTo: (tx, meeting) => relationsToMeeting(meeting, tx.actor),
  nameOf: ({ topic }) => topic,
  values: (_tx, { reason }) => ({ reason }),

  notify: async (tx, { action, reason }, moved) => {
    if (action !== 'dispute') return

    const recipients = moved.map(({ mentorId, metOn, topic }) => ({
      userId: mentorId,
      path: '/mentor/guidance',
      values: { day: metOn, topic, reason: reason ?? '' },
    }))

    await notify(tx, recordNotices.dispute, recipients)
  },
})
