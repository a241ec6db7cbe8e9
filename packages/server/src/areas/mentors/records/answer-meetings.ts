import type { meetingAnswer } from '@residency/contract/areas/mentors/records/meeting.contract'
import { type MEETING_ANSWERS, meetingFlow } from '@residency/contract/areas/mentors/records/meeting.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { heldWith, meetingAnswers, relationsToMeeting } from './meeting.policy.ts'
import { findMeetingsForUpdate, type MeetingRow } from './meeting.queries.ts'

const plan: ReviewPlan<Decision<(typeof MEETING_ANSWERS)[number]>> = {
  flow: meetingFlow,
  table: 'mentor_meetings',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findMeetingsForUpdate(tx.db, heldWith(tx.actor), ids),
      relationsOf: (meeting: MeetingRow) => relationsToMeeting(meeting, tx.actor),
      nameOf: ({ topic }: MeetingRow) => topic,
    }
    const result = await moveMany(tx, meetingFlow, asked, (state, rows) =>
      tx.db
        .updateTable('mentor_meetings')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    if (action === 'dispute')
      await notify(
        tx,
        'mentorMeeting.dispute',
        result.moved.map(({ mentor_id, met_on, topic }) => ({
          ...{ userId: mentor_id, path: '/mentor/guidance' },
          values: { day: met_on, topic, reason: reason ?? '' },
        })),
      )
    return result
  },
  actionsOn: async (tx, id) => {
    const [meeting] = await findMeetingsForUpdate(tx.db, heldWith(tx.actor), [id])
    return meeting ? meetingAnswers(meeting, tx.actor) : []
  },
}
/** The trainee confirms a meeting, or disputes it with a reason. */
export const answerMeeting = (ctx: SignedCtx, input: InputOf<typeof meetingAnswer.act, 'out'>) => decideOne(ctx, plan, input)
export const answerMeetings = (ctx: SignedCtx, input: InputOf<typeof meetingAnswer.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoMeetingAnswers = (ctx: SignedCtx, input: InputOf<typeof meetingAnswer.undo, 'out'>) => undoDecision(ctx, plan, input)
