import { describe, expect, test } from 'vitest'
import { addChoice, MAX_CHOICES, moveChoice, removeChoice } from './choices.rules.ts'

describe('choices', () => {
  test('a new one is the last, at most four, none twice', () => {
    expect(addChoice([3], 5)).toEqual([3, 5])
    expect(addChoice([3, 5], 3)).toEqual([3, 5])
    expect(addChoice([1, 2, 3, 4], 5)).toHaveLength(MAX_CHOICES)
  })

  test('moving changes places with the neighbour and stops at the ends', () => {
    expect(moveChoice([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moveChoice([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
    expect(moveChoice([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moveChoice([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    expect(moveChoice([1, 2], 9, 1)).toEqual([1, 2])
  })

  test('taking one out moves the others up', () => {
    expect(removeChoice([1, 2, 3], 2)).toEqual([1, 3])
  })
})
