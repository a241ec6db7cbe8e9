import { createHash } from 'node:crypto'
import { addDays } from '@residency/contract/kernel/day'
import type { CalendarEntry } from '../../platform/area.ts'
import { dayInChina, startOfDayInChina } from '../../platform/clock.ts'
import type { CalendarEvent } from '../../platform/ical.ts'

const [BACK, AHEAD] = [31, 366]

/** The days a calendar program gets. */
export const spanAround = (now: Date) => ({
  from: addDays(dayInChina(now), -BACK),
  until: addDays(dayInChina(now), AHEAD),
})
export const startOfToday = (now: Date) => startOfDayInChina(dayInChina(now))

type Entry = Omit<CalendarEntry, 'path'> & { area: string }
/** The same for one record for ever; an entry without a record is known by what it is, when and what it is called. */
const uidOf = ({ area, kind, ref, from, title }: Entry) => {
  const what = ref === undefined ? createHash('sha256').update(`${from} ${title}`).digest('hex').slice(0, 24) : ref
  return `${area}-${kind}-${what}@residency`
}
/** Entries as events of whole days; of two with one name the second is left out, as a program would overwrite the first. */
export function eventsOf(entries: readonly Entry[]): CalendarEvent[] {
  const byUid = new Map<string, CalendarEvent>()
  for (const entry of entries) {
    const uid = uidOf(entry)
    if (!byUid.has(uid)) byUid.set(uid, { uid, from: entry.from, until: entry.until, summary: entry.title, description: '', sequence: 0 })
  }
  return [...byUid.values()]
}
