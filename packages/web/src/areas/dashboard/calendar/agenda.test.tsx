import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { DayList } from './agenda.tsx'
import type { CalendarEntry } from './calendar.rules.ts'

const EXAM: CalendarEntry = {
  area: 'learning',
  kind: 'exam',
  uid: 'learning-exam-7@residency',
  timing: 'times',
  from: '2026-12-05',
  until: '2026-12-05',
  startsAt: '2026-12-05T09:00:00+08:00',
  endsAt: '2026-12-05T11:30:00+08:00',
  title: '考试：出科考试',
  note: null,
  place: '教学楼 301',
  path: '/course/own-exam?id=7',
  isCancelled: false,
}

const show = (...entries: CalendarEntry[]) =>
  render(
    <MemoryRouter>
      <DayList day="2026-12-05" entries={entries} />
    </MemoryRouter>,
  )

beforeEach(() => setLanguage('zh-cn'))
afterEach(cleanup)

test('an entry shows its page, its times and its place', () => {
  show(EXAM)
  expect(screen.getByRole('link', { name: EXAM.title }).getAttribute('href')).toBe(EXAM.path)
  expect(screen.getByText('09:00–11:30 · 教学楼 301')).toBeTruthy()
})

test('what was called off says so, and why', () => {
  show({ ...EXAM, isCancelled: true, note: '停电' })
  expect(screen.getByText('已取消 · 09:00–11:30 · 教学楼 301 · 停电')).toBeTruthy()
})

test('half a day and a time by which something is due are words', () => {
  const leave: CalendarEntry = {
    ...EXAM,
    uid: 'absence-leave-1@residency',
    timing: 'halfDays',
    startsAt: '2026-12-05T12:00:00+08:00',
    endsAt: '2026-12-06T00:00:00+08:00',
    place: null,
  }

  const due: CalendarEntry = {
    ...EXAM,
    uid: 'messages-collection-1@residency',
    timing: 'due',
    endsAt: '2026-12-05T18:00:00+08:00',
  }

  show(leave, due)
  expect(screen.getByText('下午')).toBeTruthy()
  expect(screen.getByText('18:00 截止 · 教学楼 301')).toBeTruthy()
})

test('whole days show nothing below their title', () => {
  show({ ...EXAM, timing: 'days', startsAt: null, endsAt: null, place: null })
  expect(screen.getByRole('listitem').querySelector('small')).toBeNull()
})
