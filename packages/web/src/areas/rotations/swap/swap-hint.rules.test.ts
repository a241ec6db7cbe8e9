import { expect, test } from 'vitest'
import { swapText } from './swap.text.ts'
import { hintOf } from './swap-hint.rules.ts'

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
