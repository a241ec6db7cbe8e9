import { expect, test } from 'vitest'
import { MAX_WAITING, WorkClock } from './work-clock.ts'

const wait = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))

test('the time of a task is how long its thread worked: waiting is not counted', async () => {
  const clock = new WorkClock(10)
  await wait(400)
  expect(clock.worked()).toBeLessThan(0.3)

  const begun = clock.worked()

  while (clock.worked() < begun + 0.2);

  expect(clock.left()).toBeLessThan(9.81)
  expect(clock.isOver()).toBe(false)
})

test('a task that gets no processor ends all the same, after so many times its seconds', async () => {
  const clock = new WorkClock(0.2)
  await wait(0.2 * MAX_WAITING * 1000 + 50)
  expect(clock.worked()).toBeLessThan(0.2)
  expect(clock.isOver()).toBe(true)
})
