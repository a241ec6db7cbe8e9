import { API_PREFIX } from '@residency/contract/kernel'
import ICAL from 'ical.js'
import { momentAfter } from '../../platform/clock.ts'
import type { TestServer } from '../server/open-server.ts'

/** An event as another program (ical.js) reads it from a calendar file. */
export type ReadEvent = {
  uid: string
  sequence: number
  status: string

  /** A day for whole days, else an instant; the end of whole days is the day after the last one. */
  start: string | Date
  end: string | Date
  summary: string
  note: string | null
  place: string | null
  url: string | null
}

const instantOf = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate())

/**
 * The events of a calendar file. Throws at anything the program does not understand, and where two
 * events have one identity.
 */
export function readCalendarFile(bytes: Buffer): Map<string, ReadEvent> {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')))
  if (calendar.getAllSubcomponents().length === 0)
    throw new Error('a calendar has at least one component')

  const events = calendar.getAllSubcomponents('vevent').map((component): ReadEvent => {
    const event = new ICAL.Event(component)
    const textOf = (name: string) =>
      (component.getFirstPropertyValue(name) as string | null) ?? null
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: textOf('status')!,
      start: instantOf(event.startDate),
      end: instantOf(event.endDate),
      summary: event.summary,
      note: textOf('description'),
      place: textOf('location'),
      url: textOf('url'),
    }
  })

  const byUid = new Map(events.map((event) => [event.uid, event]))
  if (byUid.size < events.length) throw new Error('two events have one identity')

  return byUid
}

/**
 * The path of a new secret address of somebody's calendar, below the prefix of the API.
 * Simultaneous clicks make one, so the clock is moved before.
 */
export async function newCalendarAddress(server: TestServer, username: string, language = 'zh-CN') {
  server.clock.now = momentAfter(server.clock.now, 6000)
  const reply = await (await server.as(username))
    .with({ 'accept-language': language })
    .post('/api/v1/calendar/address')

  return (reply.data as { path: string }).path.slice(API_PREFIX.length)
}
