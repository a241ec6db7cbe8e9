import { addDays } from '@residency/contract/kernel/day'
/** An entry of whole days, both ends included. */
export type CalendarEvent = { uid: string; from: string; until: string; summary: string; description: string; sequence: number }

const CRLF = '\r\n'
const MOST_OCTETS = 75
/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** A content line in pieces of 75 octets, each after the first behind a space; no character is cut (RFC 5545, 3.1). */
export function folded(line: string): string {
  const pieces: string[] = []
  let [piece, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > MOST_OCTETS) {
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

/** An iCalendar file (RFC 5545) of whole days. The end of an event is the day after its last one. */
export function icalOf(name: string, events: readonly CalendarEvent[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//residency//calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stampOf(at)}`,
      `DTSTART;VALUE=DATE:${dayOf(event.from)}`,
      `DTEND;VALUE=DATE:${dayOf(addDays(event.until, 1))}`,
      `SEQUENCE:${event.sequence}`,
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
}
