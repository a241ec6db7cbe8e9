import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { findChangesOf } from '../rosters/roster.queries.ts'
import { findKnownHours } from './shift-hours.queries.ts'
import { findAllWeeks } from './week.queries.ts'

/** Hours of shifts as somebody has signed or corrected them, weeks, and changes of published shifts. */
export async function* hoursOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = await findOwnRef(ctx)
  if (!own) return

  const { ownRecord: heads, fields, nothing, flows } = hoursWords[ctx.language]
  const shifts = await findKnownHours(ctx.db, ctx.now(), own.id)

  if (shifts.length > 0)
    yield {
      heading: heads.hours,
      records: shifts.map((shift) => ({
        [heads.shift]: `${shift.day} ${shift.kind}`,
        [fields.startsAt]: shift.workedFrom ? minuteInChina(shift.workedFrom) : nothing,
        [fields.endsAt]: shift.workedUntil && minuteInChina(shift.workedUntil),
        [fields.reason]: shift.reason,
      })),
    }

  const weeks = await findAllWeeks(ctx.db, own.id)

  if (weeks.length > 0)
    yield {
      heading: heads.weeks,
      records: weeks.map(({ startsOn, state, question, answer }) => ({
        [fields.week]: startsOn,
        [heads.state]: flows.dutyWeek.states[state],
        [heads.question]: question,
        [fields.answer]: answer,
      })),
    }

  const changes = await findChangesOf(ctx.db, own.id)

  if (changes.length > 0)
    yield {
      heading: heads.changes,
      records: changes.map(({ day, before, after, reason, by, changedAt }) => ({
        [heads.day]: day,
        [heads.before]: before,
        [heads.after]: after,
        [fields.reason]: reason,
        [heads.by]: by,
        [heads.at]: minuteInChina(changedAt),
      })),
    }
}
