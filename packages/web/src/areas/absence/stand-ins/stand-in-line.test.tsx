import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { StandInLine } from './stand-in-line.tsx'

beforeEach(() => setLanguage('zh-cn'))
afterEach(cleanup)
const openRequest = { traineeId: 1, name: '李思源', answer: null, at: null, note: null }

test.each([
  ['nobody was asked', null, '没有安排代班'],
  ['the answer is awaited', openRequest, '李思源 · 还没有答复'],
  [
    'somebody agreed',
    { ...openRequest, answer: 'agreed' as const, at: '2026-11-10 09:00' },
    '李思源 · 已同意（2026-11-10 09:00）',
  ],
  [
    'somebody declined, with a note',
    { ...openRequest, answer: 'declined' as const, at: '2026-11-10 09:00', note: '当天值班' },
    '李思源 · 不能代班（2026-11-10 09:00） 当天值班',
  ],
])('the line says that %s', (_, standIn, text) => {
  render(<StandInLine standIn={standIn} />)
  expect(screen.getByText(text)).toBeTruthy()
})
