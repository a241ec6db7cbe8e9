import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMost, exactly, STALL_MS } from './part-bytes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const part = (stream: Readable) => ({ filename: 'a', mimetype: 'b', stream })

const read = async (bytes: AsyncIterable<Buffer>) => {
  const all: Buffer[] = []
  for await (const piece of bytes) all.push(piece)

  return Buffer.concat(all)
}

test('a sender who falls silent in the middle is given up after a minute, and may be read past', async () => {
  const stream = new Readable({ read() {} })
  stream.push('abc')

  const reading = read(exactly(part(stream), 10)).catch((e) => e)

  await vi.advanceTimersByTimeAsync(STALL_MS - 1000)
  stream.push('def')
  await vi.advanceTimersByTimeAsync(STALL_MS - 1000)
  stream.push('g')
  await vi.advanceTimersByTimeAsync(STALL_MS + 1)
  expect(await reading).toMatchObject({ def: { key: 'kernel.unavailable' } })
  expect(stream.destroyed).toBe(false)
})

test('bytes that keep coming are taken however long it takes', async () => {
  const stream = new Readable({ read() {} })
  const reading = read(exactly(part(stream), 20))

  for (let i = 0; i < 20; i++) {
    await vi.advanceTimersByTimeAsync(STALL_MS / 2)
    stream.push('x')
  }

  stream.push(null)
  expect((await reading).length).toBe(20)
})

test.each([
  [
    'one byte more than announced',
    () => exactly(part(Readable.from([Buffer.alloc(11)])), 10),
    'files.wrongChunk',
  ],
  [
    'one byte fewer than announced',
    () => exactly(part(Readable.from([Buffer.alloc(9)])), 10),
    'files.wrongChunk',
  ],
  [
    'one byte more than may be',
    () => atMost(part(Readable.from([Buffer.alloc(11)])), 10),
    'files.tooLarge',
  ],
])('%s is refused', async (_name, bytes, key) => {
  await expect(read(bytes())).rejects.toMatchObject({ def: { key } })
})

test('what follows a refused byte is read past to the end, or its connection would serve nobody any more', async () => {
  const stream = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024)))

  await expect(read(exactly(part(stream), 10))).rejects.toMatchObject({
    def: { key: 'files.wrongChunk' },
  })

  stream.resume() // as the binder does, while the iterator may still hold the stream
  await finished(stream)
  expect(stream.readableEnded).toBe(true)
})

test('who was given up and sends on after all is read past too', async () => {
  const stream = new Readable({ read() {} })
  const reading = read(exactly(part(stream), 10)).catch(() => {})

  await vi.advanceTimersByTimeAsync(STALL_MS + 1)
  await reading
  stream.resume()

  for (const piece of ['late', 'later', null]) stream.push(piece)

  await finished(stream)
  expect(stream.readableEnded).toBe(true)
})
