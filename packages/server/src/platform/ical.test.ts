import { describe, expect, test } from 'vitest'
import { folded, icalOf } from './ical.ts'

const event = {
  uid: 'a@b',
  from: '2027-02-01',
  until: '2027-02-28',
  summary: '轮转：药房；一, 二\\三',
  description: '第一行\n第二行',
  sequence: 2,
}

describe('a calendar file', () => {
  test('has whole days whose end is the day after, text with its signs escaped, and line ends of the standard', () => {
    const text = icalOf('轮转', [event], new Date('2026-11-23T01:02:03Z'))
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of [
      'DTSTAMP:20261123T010203Z',
      'DTSTART;VALUE=DATE:20270201',
      'DTEND;VALUE=DATE:20270301',
      'SEQUENCE:2',
      'SUMMARY:轮转：药房；一\\, 二\\\\三',
      'DESCRIPTION:第一行\\n第二行',
    ])
      expect(text).toContain(`\r\n${line}\r\n`)
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
