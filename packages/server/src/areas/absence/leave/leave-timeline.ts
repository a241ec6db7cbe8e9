import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina, startOfDayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { daySpan } from '../leave-applications/day-span.ts'
import { findOwnAbsences } from './absence.queries.ts'
import { findAbsencesOf } from './absence-names.queries.ts'
import { isInTimetable } from './leave.policy.ts'
import { typeIn } from './present-absence.ts'

/** Approved and recorded absences of a trainee. */
export async function leaveTimeline(ctx: SignedCtx, { id }: TraineeRef): Promise<TimelineEntry[]> {
  const { timeline: words } = leaveWords[ctx.language]
  return (await findAbsencesOf(ctx.db, id)).flatMap((a) => {
    const facts = {
      type: typeIn(ctx, a),
      span: daySpan(ctx.language, a.startsOn, a.endsOn),
      days: Number(a.days),
    }
    if (isInTimetable(a.state))
      return [{ at: startOfDayInChina(a.startsOn), what: fillSentence(words.approved, facts) }]

    return a.state === 'recorded'
      ? [
          {
            at: startOfDayInChina(a.startsOn),
            what: fillSentence(words.unexcused, facts),
            note: a.reason,
          },
        ]
      : []
  })
}

/** What the area stores about the reader's absences. */
export async function* leaveOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = leaveWords[ctx.language]
  const rows = await findOwnAbsences(ctx.db, ctx.actor.userId, 'leave')
  if (rows.length === 0) return

  yield {
    heading: heads.leaves,
    records: rows.map((a) => ({
      [heads.type]: typeIn(ctx, a),
      [heads.from]: a.startsOn,
      [heads.until]: a.endsOn,
      [heads.days]: Number(a.days),
      [fields.reason]: a.reason,
      [fields.state]: flows.leave.states[a.state],
      [heads.createTime]: minuteInChina(a.submittedAt ?? a.createdAt),
      [heads.refusal]: a.refusal,
    })),
  }
}
