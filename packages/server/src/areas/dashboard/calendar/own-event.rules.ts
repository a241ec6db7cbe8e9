import {
  type CalendarEvent,
  type CalendarSpan,
  spanOf,
} from '../../../platform/calendar/calendar.ts'

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
  isTask: boolean
}

export const withIdentity = (area: string, event: CalendarEvent, online: string): OwnEvent => ({
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
  isTask: event.isTask === true,
})

const beginOf = ({ span }: OwnEvent) => span.startsAt?.getTime() ?? 0

export const byTime = (a: OwnEvent, b: OwnEvent) =>
  a.span.from.localeCompare(b.span.from) ||
  beginOf(a) - beginOf(b) ||
  a.title.localeCompare(b.title) ||
  a.uid.localeCompare(b.uid)
