import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { loggedBy, type MeetingScope, meetingsWith } from './meeting.policy.ts'
import { countMeetings, findMeetingBatch } from './meeting.queries.ts'
import { findMentorsOf } from './relation.queries.ts'

/** Mentors somebody has had, and meetings held with mentors or logged as mentor. */
export async function* recordsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields } = recordWords[ctx.language]
  const mentors = await findMentorsOf(ctx.db, ctx.actor.userId)

  if (mentors.length)
    yield {
      heading: heads.mentors,
      records: mentors.map((mentor) => ({
        [heads.mentor]: mentor.name,
        [heads.department]: labelIn(ctx.language, mentor.department, mentor.departmentEn),
        [fields.from]: mentor.startedOn,
        [fields.until]: mentor.endedOn,
      })),
    }

  for (const [heading, scope] of [
    [heads.meetings, meetingsWith(ctx.actor)],
    [heads.logged, loggedBy(ctx.actor)],
  ] as const)
    if ((await countMeetings(ctx.db, { scope })) > 0)
      yield { heading, records: meetingsIn(ctx, scope) }
}

async function* meetingsIn(ctx: SignedCtx, scope: MeetingScope) {
  const { ownRecord: heads, fields, flows } = recordWords[ctx.language]
  const { states } = flows.mentorMeeting

  for await (const row of everyRow(async (page) => ({
    rows: await findMeetingBatch(ctx.db, { scope }, page),
  })))
    yield {
      [fields.metOn]: row.metOn,
      [heads.mentor]: row.mentor,
      [heads.trainee]: row.name,
      [fields.topic]: row.topic,
      [fields.content]: row.content,
      [fields.taskId]: row.task,
      [fields.state]: states[row.state],
      [heads.reason]: row.reason,
      [heads.createTime]: minuteInChina(row.createdAt),
    }
}
