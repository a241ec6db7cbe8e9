import { describe, expect, test } from 'vitest'
import { leapOf, pageTurns, stepsOf } from './page-bar.rules.ts'

describe('the pages of a list', () => {
  test.each([
    [1, 1, [1]],
    [1, 0, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 32, [1, 2, 3, 4, 5, 'on', 32]],
    [3, 32, [1, 2, 3, 4, 5, 'on', 32]],
    [4, 32, [1, 2, 3, 4, 5, 6, 'on', 32]],
    [5, 32, [1, 'back', 3, 4, 5, 6, 7, 'on', 32]],
    [30, 32, [1, 'back', 28, 29, 30, 31, 32]],
    [32, 32, [1, 'back', 28, 29, 30, 31, 32]],
  ] as const)('page %i of %i offers %j', (current, count, steps) => {
    expect(stepsOf(current, count)).toEqual(steps)
  })

  test('another page keeps the size, another size begins at the first page', () => {
    const pages: { pageNum: number; pageSize: number }[] = []

    const { current, size, total, onPage, onSize } = pageTurns(
      { pageNum: 2, pageSize: 10 },
      32,
      (page) => void pages.push(page),
    )

    onPage(3)
    onSize(20)
    expect({ current, size, total }).toEqual({ current: 2, size: 10, total: 32 })

    expect(pages).toEqual([
      { pageNum: 3, pageSize: 10 },
      { pageNum: 1, pageSize: 20 },
    ])
  })

  test('a leap is five pages long and stays inside', () => {
    expect([
      leapOf('on', 1, 32),
      leapOf('on', 30, 32),
      leapOf('back', 32, 32),
      leapOf('back', 3, 32),
    ]).toEqual([6, 32, 27, 1])
  })
})
