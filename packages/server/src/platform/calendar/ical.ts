import { addDays } from '@residency/contract/kernel/day'
import type { CalendarSpan } from './calendar.ts'

/** An event of a calendar file: whole days, or from an instant to another. */
export type FileEvent = Pick<CalendarSpan, 'from' | 'until' | 'startsAt' | 'endsAt'> & {
  uid: string
  sequence: number
  changedAt: Date
  summary: string
  description?: string | null
  location?: string | null
  url?: string | null
  isCancelled?: boolean

  /** Whether others find the person occupied meanwhile. */
  isBusy?: boolean
}

const CRLF = '\r\n'
const MAX_OCTETS = 75

/** Control characters, which no value may have, without those that are escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]/gu

/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')

/**
 * A content line in pieces of 75 octets, each after the first behind a space; no character is cut
 * (RFC 5545, 3.1).
 */
export function folded(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]

  for (const sign of line) {
    const size = Buffer.byteLength(sign)

    if (octets + size > MAX_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }

    piece += sign
    octets += size
  }

  return [...pieces, piece].join(CRLF)
}

const dayOf = (day: string) => day.replaceAll('-', '')
const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/**
 * Programs show times in the zone of their device; this names the one of the hospital, which has
 * had no summer time since 1991.
 */
const ZONE = 'Asia/Shanghai'

const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19920101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Times are in UTC; the end of an event of whole days is the day after its last one. */
const timeLines = ({ from, until, startsAt, endsAt }: FileEvent) =>
  startsAt && endsAt
    ? [`DTSTART:${stampOf(startsAt)}`, `DTEND:${stampOf(endsAt)}`]
    : [`DTSTART;VALUE=DATE:${dayOf(from)}`, `DTEND;VALUE=DATE:${dayOf(addDays(until, 1))}`]

const textLine = (name: string, text: string | null | undefined) =>
  text ? [`${name}:${escaped(text)}`] : []

const eventLines = (event: FileEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stampOf(event.changedAt)}`,
  `LAST-MODIFIED:${stampOf(event.changedAt)}`,
  ...timeLines(event),
  `SEQUENCE:${event.sequence}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...textLine('SUMMARY', event.summary),
  ...textLine('DESCRIPTION', event.description),
  ...textLine('LOCATION', event.location),
  ...(event.url ? [`URL:${event.url}`] : []),
  `TRANSP:${event.isBusy && !event.isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/**
 * An iCalendar file (RFC 5545). The zone is in every file, because a calendar needs at least one
 * component and this one shows nothing. Without METHOD, which would demand an organiser and at
 * least one event (RFC 5546, 3.2.1) and is for invitations.
 */
export function icalOf(name: string, events: readonly FileEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//residency//calendar//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...ZONE_LINES,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]

  return lines.map((line) => folded(line) + CRLF).join('')
}
