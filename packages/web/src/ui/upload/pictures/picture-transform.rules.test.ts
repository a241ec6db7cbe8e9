import { expect, test } from 'vitest'
import { clampScale, FITTED, pinched } from './picture-transform.rules.ts'

const at = (x: number, y: number) => ({ x, y })

test('two fingers twice as far apart double the picture, which follows their centre', () => {
  expect(pinched(FITTED, at(0, 0), at(100, 0), at(200, 0))).toEqual({
    scale: 2,
    turn: 0,
    x: 50,
    y: 0,
  })
})

test('a picture is never smaller than a quarter or larger than eight times', () => {
  expect([clampScale(0.1), clampScale(3), clampScale(20)]).toEqual([0.25, 3, 8])
  expect(pinched(FITTED, at(0, 0), at(1, 0), at(900, 0)).scale).toBe(8)
})

test('fingers on one spot change nothing', () => {
  expect(pinched(FITTED, at(5, 5), at(5, 5), at(90, 5))).toBe(FITTED)
})
