import { expect, test } from 'vitest'
import type { SignedCtx } from './ctx.ts'
import { openOwnViews } from './own-views.ts'
import { ReadyAnswer } from './ready-answer.ts'

let now = 0

const readerWith = (userId: number, more: object = {}) =>
  ({
    language: 'zh-cn',
    actor: {
      userId,
      sessionId: `s${userId}`,
      rightsVersion: 1,
      roles: [],
      departmentId: null,
      treePath: null,
      dataScopes: new Set(),
      ...more,
    },
  }) as unknown as SignedCtx

/** Views that count how often each was made. */
function counted() {
  const views = openOwnViews(() => now)
  let made = 0
  const make = async () => new ReadyAnswer(String(++made))

  return { views, read: (reader: SignedCtx) => views.read(reader, 'home', make), made: () => made }
}

test('one view serves its reader for five seconds', async () => {
  const { read, made } = counted()
  const first = await read(readerWith(1))

  now += 4999
  expect(await read(readerWith(1))).toBe(first)

  now += 1
  expect(await read(readerWith(1))).not.toBe(first)
  expect(made()).toBe(2)
})

test('another person, session, language, department or version of rights has another view', async () => {
  const { read, made } = counted()

  const others = [
    { sessionId: 'x' },
    { rightsVersion: 2 },
    { departmentId: 3 },
    { dataScopes: new Set([4]) },
  ].map((more) => readerWith(1, more))

  const readers = [
    readerWith(1),
    readerWith(2),
    { ...readerWith(1), language: 'en' } as SignedCtx,
    ...others,
  ]

  for (const reader of readers) await read(reader)

  expect(made()).toBe(readers.length)
})

test('a view that was begun before a change is not given to a request after it', async () => {
  const views = openOwnViews(() => now)
  let finish: (answer: ReadyAnswer) => void = () => {}
  const slow = views.read(readerWith(1), 'home', () => new Promise((done) => (finish = done)))

  views.end([1])

  const next = views.read(readerWith(1), 'home', async () => new ReadyAnswer('after'))

  finish(new ReadyAnswer('before'))
  await slow
  expect(await views.read(readerWith(1), 'home', async () => new ReadyAnswer('other'))).toBe(
    await next,
  )
})

test('a failure is not given again, and the cache stays bounded', async () => {
  const { views, read } = counted()

  await expect(
    views.read(readerWith(1), 'home', () => Promise.reject(new Error('database is away'))),
  ).rejects.toThrow('away')

  await read(readerWith(1))

  for (let id = 10; id < 1000; id++) await read(readerWith(id))

  expect(views.count()).toBe(300)

  now += 5000
  await read(readerWith(1))
  expect(views.count()).toBe(1)
})
