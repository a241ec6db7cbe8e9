import { expect, test } from 'vitest'
import { firstRows, pathOf } from './waiting.rules.ts'

const PAGES = [{ view: 'recruit/score/index', path: '/recruit/score' }]
const CHECK = { view: 'recruit/score/index', query: { part: 'check' }, subjectParam: 'intakeId' }

test('a page that shows one intake at a time is opened at that intake', () => {
  expect(pathOf({ subject: { id: 7, name: '2026' } }, CHECK, PAGES)).toBe(
    '/recruit/score?part=check&intakeId=7',
  )
  expect(pathOf({ subject: null }, CHECK, PAGES)).toBe('/recruit/score?part=check')
})

test('a reader without the page is led nowhere', () =>
  expect(pathOf({ subject: null }, CHECK, [])).toBeNull())

test('nothing that is due is folded away', () => {
  const rows = (due: number, open: number) => [
    ...Array.from({ length: due }, () => ({ urgency: 'due' as const })),
    ...Array.from({ length: open }, () => ({ urgency: 'open' as const })),
  ]

  expect(firstRows(rows(10, 3))).toHaveLength(10)
  expect(firstRows(rows(2, 20))).toHaveLength(8)
  expect(firstRows(rows(1, 1))).toHaveLength(2)
})
