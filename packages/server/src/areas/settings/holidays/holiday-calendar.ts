import type { CalendarEntry } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findKnownDays } from './known-days.ts'

/** Days off and make-up working days of the hospital's calendar. */
export async function holidayCalendar(ctx: SignedCtx, { from, until }: { from: string; until: string }): Promise<CalendarEntry[]> {
  const { days } = await findKnownDays(ctx.db, from, until)
  const words = ctx.words.settings![ctx.language].calendar as Record<string, string>
  return days.map((one) => {
    const kind = one.kind === 'off' ? 'holiday' : 'makeUpDay'
    return { kind, from: one.day, until: one.day, title: one.name ?? words[kind]! }
  })
}
