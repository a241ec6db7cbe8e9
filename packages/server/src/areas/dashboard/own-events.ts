import { dashboardWords } from '@residency/contract/areas/dashboard/words'
import { type CalendarEvent, type CalendarSpan, type DayRange, spanOf } from '../../platform/calendar.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** An event of the own calendar with its area, its identity and the days and instants it takes. */
export type OwnEvent = {
  area: string
  kind: string
  uid: string
  span: CalendarSpan
  version: number
  changedAt: Date
  title: string
  note: string | null
  place: string | null
  path: string | null
  isCancelled: boolean
}

const withIdentity = (area: string, event: CalendarEvent, online: string): OwnEvent => ({
  area,
  kind: event.kind,
  uid: `${area}-${event.kind}-${event.ref}@residency`,
  span: spanOf(event.time),
  version: event.version,
  changedAt: event.changedAt,
  title: event.title,
  note: event.note ?? null,
  place: event.place ?? (event.isOnline ? online : null),
  path: event.path ?? null,
  isCancelled: event.isCancelled === true,
})
const beginOf = ({ span }: OwnEvent) => span.startsAt?.getTime() ?? 0
const byTime = (a: OwnEvent, b: OwnEvent) =>
  a.span.from.localeCompare(b.span.from) || beginOf(a) - beginOf(b) || a.title.localeCompare(b.title) || a.uid.localeCompare(b.uid)

/**
 * The reader's events that touch a range of days, from every area that declares a calendar. The page and the calendar file both ask here, so
 * that they show the same.
 */
export async function ownEvents(ctx: SignedCtx, { from, until }: DayRange): Promise<OwnEvent[]> {
  const { online } = dashboardWords[ctx.language].calendar
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, calendar }) =>
      ((await calendar?.(ctx, { from, until })) ?? []).map((event) => withIdentity(name, event, online)),
    ),
  )
  return perArea
    .flat()
    .filter(({ span }) => span.from <= until && span.until >= from)
    .sort(byTime)
}
