import { recordPermissions as may } from '@residency/contract/areas/mentors/records/access'
import type { MentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { holds } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import type { WaitingCount } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countEndingTasks } from '../tasks/task.queries.ts'
import { loggedBy, meetingsWith } from './meeting.policy.ts'
import { countMeetings } from './meeting.queries.ts'
import { TASK_ENDS_SOON_DAYS } from './meeting.rules.ts'

/** Meetings to confirm (trainee), disputed ones to correct and tasks that end soon (mentor). */
export async function recordsWaiting(ctx: SignedCtx): Promise<WaitingCount<MentorsWaiting>[]> {
  const { db, actor } = ctx
  const [today, soon] = [0, TASK_ENDS_SOON_DAYS].map((days) => addDays(dayInChina(ctx.now()), days))

  const [toConfirm, disputed, ending] = await Promise.all([
    holds(actor, may.own)
      ? countMeetings(db, { scope: meetingsWith(actor), state: 'submitted' })
      : 0,
    holds(actor, may.log) ? countMeetings(db, { scope: loggedBy(actor), state: 'disputed' }) : 0,
    holds(actor, may.log) ? countEndingTasks(db, actor.userId, today!, soon!) : 0,
  ])

  return [
    { kind: 'confirmMeetings', count: toConfirm },
    { kind: 'correctMeetings', count: disputed },
    { kind: 'fulfilTasks', count: ending },
  ]
}
