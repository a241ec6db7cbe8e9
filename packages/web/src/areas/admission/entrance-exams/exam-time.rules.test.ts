import { expect, test } from 'vitest'
import { hasBegun, spanOf, valuesOf, wireOf } from './exam-time.rules.ts'

test('a session is shown in Shanghai, the second day where it ends on another one', () => {
  expect(spanOf('2026-11-21T01:00:00Z', '2026-11-21T03:00:00Z')).toBe('2026-11-21 09:00–11:00')
  expect(spanOf('2026-11-21T09:00:00+08:00', '2026-11-22T11:00:00+08:00')).toBe(
    '2026-11-21 09:00–2026-11-22 11:00',
  )
})

test('a form and the wire are two ways to write the same session', () => {
  const values = {
    name: '上午场',
    place: '楼',
    room: '室',
    day: '2026-11-21',
    startTime: '09:00',
    endTime: '11:30',
    seats: 30,
    version: 2,
  }

  const wire = wireOf(values)

  expect(wire).toMatchObject({
    startsAt: '2026-11-21T09:00:00+08:00',
    endsAt: '2026-11-21T11:30:00+08:00',
  })

  expect(valuesOf(wire)).toEqual(values)
})

test('a session has begun from its first minute on, in Shanghai', () => {
  expect(hasBegun('2026-11-21', '09:00', new Date('2026-11-21T00:59:59Z'))).toBe(false)
  expect(hasBegun('2026-11-21', '09:00', new Date('2026-11-21T01:00:00Z'))).toBe(true)
  expect(hasBegun(undefined, '09:00', new Date('2026-11-21T01:00:00Z'))).toBe(false)
})
