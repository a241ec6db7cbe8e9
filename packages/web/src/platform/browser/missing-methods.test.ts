import { expect, test } from 'vitest'
import { abortAfter, arrayMethods, hasOwn } from './missing-methods.ts'

const LIST = [3, 1, 2, 10]
const isSmall = (value: number) => value < 3

test.each([0, 1, 3, 4, -1, -4, -5, 1.7, Number.NaN])(
  'at(%s) is what the browser itself has there',
  (index) => {
    expect(arrayMethods.at.call(LIST, index)).toBe(LIST.at(index))
    expect(arrayMethods.at.call('药学部', index)).toBe('药学部'.at(index))
  },
)

test('the last that fits, and its place', () => {
  expect(arrayMethods.findLast.call(LIST, isSmall as never)).toBe(LIST.findLast(isSmall))
  expect(arrayMethods.findLastIndex.call(LIST, isSmall as never)).toBe(LIST.findLastIndex(isSmall))
  expect(arrayMethods.findLast.call(LIST, () => false)).toBeUndefined()
  expect(arrayMethods.findLastIndex.call([], () => true)).toBe(-1)
})

test('copies are changed, and the list stays as it is', () => {
  const before = [...LIST]

  expect(arrayMethods.toReversed.call(LIST)).toEqual(LIST.toReversed())
  expect(arrayMethods.toSorted.call(LIST)).toEqual(LIST.toSorted())
  expect(arrayMethods.toSorted.call(LIST, ((a: number, b: number) => a - b) as never)).toEqual([
    1, 2, 3, 10,
  ])
  expect(arrayMethods.toSpliced.call(LIST, 1, 2, 7)).toEqual(LIST.toSpliced(1, 2, 7))
  expect(arrayMethods.with.call(LIST, -1, 5)).toEqual(LIST.with(-1, 5))
  expect(() => arrayMethods.with.call(LIST, 4, 5)).toThrow(RangeError)
  expect(LIST).toEqual(before)
})

test('own names alone are own, also of an object without a prototype', () => {
  expect(hasOwn({ name: 1 }, 'name')).toBe(true)
  expect(hasOwn({}, 'toString')).toBe(false)
  expect(hasOwn(Object.assign(Object.create(null), { name: 1 }), 'name')).toBe(true)
})

test('a signal aborts after its time', async () => {
  const signal = abortAfter(1)

  expect(signal.aborted).toBe(false)

  await new Promise((done) => signal.addEventListener('abort', done))
  expect(signal.aborted).toBe(true)
})
