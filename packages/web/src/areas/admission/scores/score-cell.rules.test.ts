import { describe, expect, test } from 'vitest'
import { pointsIn, pointsText, stepOf } from './score-cell.rules.ts'

describe('what is typed into a cell', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['85', 85],
    ['85.5', 85.5],
    ['85.', 85],
    ['.5', 0.5],
    ['100', 100],
    ['100.00', 100],
    ['８５。５', 85.5],
    ['0', 0],
    ['100.01', undefined],
    ['101', undefined],
    ['-1', undefined],
    ['85.555', undefined],
    ['8e1', undefined],
    ['缺考', undefined],
  ])('“%s” is %s', (typed, points) => expect(pointsIn(typed)).toBe(points))

  test('a score is shown as it was typed', () => {
    expect(pointsText(85.5)).toBe('85.5')
    expect(pointsText(null)).toBe('')
    expect(pointsText(0)).toBe('0')
  })

  test('Enter and the arrows go down and up the column', () => {
    expect(['Enter', 'ArrowDown', 'ArrowUp', 'Tab', 'a'].map(stepOf)).toEqual([1, 1, -1, 0, 0])
  })
})
