import { expect, test } from 'vitest'
import { effectInputOf, stepsOfSituation } from './situation-tones.rules.ts'

test('the effect is asked for once the form says enough', () => {
  expect(effectInputOf({ kind: 'suspension', startsOn: '2026-11-01' }, false)).toBeNull()
  expect(
    effectInputOf({ kind: 'suspension', startsOn: '2026-11-02', endsOn: '2026-11-01' }, false),
  ).toBeNull()

  expect(effectInputOf({ kind: 'extension', months: 3 }, false)).toEqual({
    kind: 'extension',
    months: 3,
  })

  expect(effectInputOf({ kind: 'extension', months: 3 }, true)).toBeNull()
  expect(
    effectInputOf({ kind: 'transfer', startsOn: '2026-11-01', toMajorId: 7 }, false),
  ).toMatchObject({ toMajorId: 7 })
  expect(effectInputOf({ kind: 'illness', startsOn: '2026-11-01' }, false)).toBeNull()
})

test('the steps say who decides next, and nothing once it was refused', () => {
  const titles = { asked: 'a', base: 'b', office: 'c', inForce: 'd' }
  const states = (state: Parameters<typeof stepsOfSituation>[0]) =>
    stepsOfSituation(state, titles).map((step) => step.state)

  expect(states('basePassed')).toEqual(['finish', 'finish', 'process', 'wait'])
  expect(states('ended')).toEqual(['finish', 'finish', 'finish', 'finish'])
  expect(states('rejected')).toEqual(['finish', 'wait', 'wait', 'wait'])
})
