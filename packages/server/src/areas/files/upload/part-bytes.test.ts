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

test('a sender who is silent for a minute is given up, and its bytes may be read to the end', async () => {
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

test('bytes that arrive steadily are accepted for any length of time', async () => {
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

test('the rest after a refused byte is read to the end; otherwise the connection could not be used again', async () => {
  const stream = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(64 * 1024)))

  await expect(read(exactly(part(stream), 10))).rejects.toMatchObject({
    def: { key: 'files.wrongChunk' },
  })

  stream.resume() // as the binder does, while the iterator may still hold the stream
  await finished(stream)
  expect(stream.readableEnded).toBe(true)
})

test('the bytes of a sender who continues after being given up are read to the end too', async () => {
  const stream = new Readable({ read() {} })
  const reading = read(exactly(part(stream), 10)).catch(() => {})

  await vi.advanceTimersByTimeAsync(STALL_MS + 1)
  await reading
  stream.resume()

  for (const piece of ['late', 'later', null]) stream.push(piece)

  await finished(stream)
  expect(stream.readableEnded).toBe(true)
})
