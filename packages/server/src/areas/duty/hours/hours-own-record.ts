import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRef } from '../../trainees/trainees.public.ts'
import { findKnownHours } from './shift-hours.queries.ts'

/** The hours of shifts as somebody has signed or corrected them. */
export async function* hoursOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const own = await findOwnRef(ctx)
  if (!own) return

  const { ownRecord: heads, fields, nothing } = hoursWords[ctx.language]
  const shifts = await findKnownHours(ctx.db, ctx.now(), own.id)
  if (shifts.length === 0) return

  yield {
    heading: heads.hours,
    records: shifts.map((shift) => ({
      [heads.shift]: `${shift.day} ${shift.kind}`,
      [fields.startsAt]: shift.workedFrom ? minuteInChina(shift.workedFrom) : nothing,
      [fields.endsAt]: shift.workedUntil && minuteInChina(shift.workedUntil),
      [fields.reason]: shift.reason,
    })),
  }
}
