import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type FileEvent, folded, icalOf } from './ical.ts'

const changedAt = new Date('2026-11-23T01:02:03Z')

const wholeDays: FileEvent = {
  uid: 'a@b',
  from: '2027-02-01',
  until: '2027-02-28',
  startsAt: null,
  endsAt: null,
  summary: '轮转：药房；一, 二\\三',
  description: '第一行\n第二行',
  sequence: 2,
  changedAt,
}

const timed: FileEvent = {
  ...wholeDays,
  uid: 'c@d',
  from: '2026-12-05',
  until: '2026-12-05',
  startsAt: new Date('2026-12-05T09:00:00+08:00'),
  endsAt: new Date('2026-12-05T11:30:00+08:00'),
  location: '教学楼, 101',
  url: 'https://training.example.org/medical/course/own-exam?id=7',
  isBusy: true,
}

const readFile = (text: string) => new ICAL.Component(ICAL.parse(text))

describe('a calendar file', () => {
  test('has whole days whose end is the day after, text with its signs escaped, and line ends of the standard', () => {
    const text = icalOf('轮转', [wholeDays])

    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)

    for (const line of [
      'DTSTAMP:20261123T010203Z',
      'DTSTART;VALUE=DATE:20270201',
      'DTEND;VALUE=DATE:20270301',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'SUMMARY:轮转：药房；一\\, 二\\\\三',
      'DESCRIPTION:第一行\\n第二行',
    ])
      expect(text).toContain(`\r\n${line}\r\n`)
  })

  test('has times in UTC with an end, a place and the address of the page', () => {
    const text = icalOf('考试', [timed])
    for (const line of [
      'DTSTART:20261205T010000Z',
      'DTEND:20261205T033000Z',
      'LOCATION:教学楼\\, 101',
      'URL:https://training.example.org/medical/course/own-exam?id=7',
      'TRANSP:OPAQUE',
    ])
      expect(text).toContain(`\r\n${line}\r\n`)
  })

  test('has what was called off, without occupying anybody', () => {
    const text = icalOf('考试', [{ ...timed, isCancelled: true }])
    expect(text).toContain('\r\nSTATUS:CANCELLED\r\n')
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n')
  })

  test('has one component also without events, and that shows nothing', () => {
    const calendar = readFile(icalOf('空', []))

    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])

    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!)

    expect(zone.tzid).toBe('Asia/Shanghai')
    expect(zone.utcOffset(ICAL.Time.fromData({ year: 2026, month: 12, day: 5 }))).toBe(8 * 3600)
  })

  test('is read back by another program as it was written, control characters left out', () => {
    const events = readFile(
      icalOf('日历', [{ ...wholeDays, summary: `a\u0000\u0007;b\tc\r\nd` }, timed]),
    ).getAllSubcomponents('vevent')
    const [first, second] = events.map((event) => new ICAL.Event(event))

    expect([first!.summary, first!.description]).toEqual(['a;b\tc\nd', wholeDays.description])

    expect([
      first!.startDate.isDate,
      first!.startDate.toString(),
      first!.endDate.toString(),
    ]).toEqual([true, '2027-02-01', '2027-03-01'])

    expect([second!.startDate.toJSDate(), second!.endDate.toJSDate()]).toEqual([
      timed.startsAt,
      timed.endsAt,
    ])

    expect([second!.location, second!.sequence]).toEqual([timed.location, 2])
  })

  test('is folded at 75 octets without cutting a character, and read back the same', () => {
    const line = `SUMMARY:${'轮转'.repeat(60)}😀${'a'.repeat(90)}`
    const pieces = folded(line).split('\r\n')

    expect(pieces.length).toBeGreaterThan(4)

    for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)

    expect(pieces.map((piece, i) => (i === 0 ? piece : piece.slice(1))).join('')).toBe(line)
    expect(pieces.join('')).not.toContain('\ufffd')
  })
})
