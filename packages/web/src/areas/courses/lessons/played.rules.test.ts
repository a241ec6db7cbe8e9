import { expect, test } from 'vitest'
import { NOTHING, playedTo, stopped, taken } from './played.rules.ts'

const through = (...places: number[]) =>
  places.reduce((played, at) => playedTo(played, at, 1), NOTHING)

test('playing grows one range, a jump begins another', () => {
  expect(taken(through(0, 0.5, 1, 1.5, 30, 30.5)).ranges).toEqual([
    [0, 1.5],
    [30, 30.5],
  ])
})

test('what was reported is not reported again, and playing continues from there', () => {
  const { left } = taken(through(0, 1, 2))
  expect(taken(playedTo(left, 3, 1)).ranges).toEqual([[2, 3]])
})

test('a faster speed takes longer steps', () => {
  const played = [0, 2.5, 5].reduce((sum, at) => playedTo(sum, at, 2), NOTHING)
  expect(taken(played).ranges).toEqual([[0, 5]])
})

test('a pause ends the range and a look at a still picture adds nothing', () => {
  expect(taken(stopped(through(4, 5, 5, 5))).ranges).toEqual([[4, 5]])
  expect(taken(through(7)).ranges).toEqual([])
})
