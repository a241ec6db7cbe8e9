import { expect, test } from 'vitest'
import { intakeSteps } from './intake-steps.rules.ts'

const opened = { action: 'open', from: 'draft', to: 'open', by: '甲', at: '2026-03-01T00:00:00Z' } as const
const closed = { action: 'close', from: 'open', to: 'closed', by: '乙', at: '2026-04-01T00:00:00Z' } as const
const reopened = { action: 'reopen', from: 'closed', to: 'open', by: '丙', at: '2026-04-02T00:00:00Z' } as const

test('states behind the present one are done, with who brought it there last', () => {
  const steps = intakeSteps({ state: 'open', history: [reopened, closed, opened] })
  expect(steps.map(({ state }) => state)).toEqual(['finish', 'process', 'wait', 'wait', 'wait', 'wait'])
  expect(steps[1]).toMatchObject({ by: '丙', at: reopened.at })
  expect(steps[2], 'it was closed once, and is not now').toMatchObject({ by: null, at: null })
})
test('a finished intake has nothing left to do', () => {
  const history = [{ action: 'finish', from: 'published', to: 'finished', by: '甲', at: '2026-09-01T00:00:00Z' } as const]
  expect(intakeSteps({ state: 'finished', history }).every(({ state }) => state === 'finish')).toBe(true)
})
