import { expect, test } from 'vitest'
import { hintOf, isUnderWay, stepsOfSwap } from './swap.rules.ts'
import { swapText } from './swap.text.ts'

const { own: text } = swapText['zh-cn']
const stays = { blockIds: [], unmatchedIds: [], waiting: [] }

test('stays with which no swap works say why they have no button; without stays to come there is no hint', () => {
  expect(hintOf(text, { ...stays, blockIds: [1] })).toBe(text.none)
  expect(hintOf(text, { ...stays, blockIds: [1], unmatchedIds: [2] })).toBe(
    `${text.none}${text.someUnmatched}`,
  )
  expect(hintOf(text, { ...stays, unmatchedIds: [2], waiting: [{}] })).toBe(text.noneMatched)
  expect(hintOf(text, { ...stays, waiting: [{}] })).toBe(text.none)
  expect(hintOf(text, stays)).toBeUndefined()
})

const titles = { asked: 'a', other: 'b', departments: 'c', base: 'd' }

test('the steps say who is next, and nothing once the swap has ended', () => {
  const states = (state: Parameters<typeof stepsOfSwap>[0]) =>
    stepsOfSwap(state, titles).map((step) => step.state)

  expect(states('requested')).toEqual(['finish', 'process', 'wait', 'wait'])
  expect(states('accepted')).toEqual(['finish', 'finish', 'process', 'wait'])
  expect(states('basePassed')).toEqual(['finish', 'finish', 'finish', 'finish'])
  expect(states('rejected')).toEqual(['finish', 'wait', 'wait', 'wait'])

  expect([
    isUnderWay('departmentsPassed'),
    isUnderWay('basePassed'),
    isUnderWay('withdrawn'),
  ]).toEqual([true, false, false])
})
