import type { Rotation } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { Stays } from './stays.tsx'

beforeEach(() => setLanguage('en'))
afterEach(cleanup)

const block = {
  id: 1,
  department: '中药房',
  parent: '药学部',
  stage: 1,
  isRepeat: false,
  startsOn: '2026-04-01',
  endsOn: '2026-04-30',
  months: 1,
  daysLeft: null,
  supervisor: null,
  state: 'passed',
}

const rotation = {
  blocks: [block, { ...block, id: 2, startsOn: '2026-05-01', endsOn: '2026-08-31', months: 4 }],
  absences: [
    { startsOn: '2026-06-22', endsOn: '2026-06-22', reason: '年假' },
    { startsOn: '2026-08-03', endsOn: '2026-08-04', reason: '外出' },
  ],
} as unknown as Rotation

test('days out of rotation name a single day once', () => {
  render(<Stays rotation={rotation} />)
  expect(screen.getByText('2026-06-22')).toBeTruthy()
  expect(screen.getByText('2026-08-03 – 2026-08-04')).toBeTruthy()
})

test('one month is not called months', () => {
  render(<Stays rotation={rotation} />)
  expect(screen.getByText('1 month')).toBeTruthy()
  expect(screen.getByText('4 months')).toBeTruthy()
})
