import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChunkFields, UploadFields } from './chunks.rules.ts'
import type { StoredFile } from './stored-file.ts'
import { NotNow, type UploadContext } from './upload-wire.ts'
import { createUploader } from './uploader.ts'

const SIZE = 10

const stored = (name: string): StoredFile => ({
  filePath: `k-${name}`,
  name,
  size: 0,
  type: 't',
  view: null,
})

/** A fake server with the protocol; `before` may refuse, lose or delay a call. */
function aServer() {
  const there = new Map<string, Map<number, string>>()
  const calls: string[] = []
  let inFlight = 0

  const server = {
    calls,
    most: 0,
    before: async (_what: 'test' | 'send', _chunk: ChunkFields) => {},
    beforeCancel: async () => {},
    answersFile: true,
    textOf: (identifier: string) =>
      [...(there.get(identifier) ?? [])]
        .sort(([a], [b]) => a - b)
        .map(([, part]) => part)
        .join(''),
    async pass<T>(
      what: 'test' | 'send',
      chunk: ChunkFields,
      { signal }: UploadContext,
      act: (parts: Map<number, string>) => T,
    ) {
      calls.push(`${what} ${chunk.chunkNumber}`)
      server.most = Math.max(server.most, ++inFlight)

      try {
        await new Promise((done) => setTimeout(done, 10))
        signal.throwIfAborted()

        await Promise.race([
          server.before(what, chunk),
          new Promise((done) => signal.addEventListener('abort', done)),
        ])

        signal.throwIfAborted()

        const parts = there.get(chunk.identifier) ?? new Map<number, string>()

        there.set(chunk.identifier, parts)

        return act(parts)
      } finally {
        inFlight -= 1
      }
    },
    wire: {
      async cancel({ identifier }: UploadFields) {
        calls.push('cancel')
        await server.beforeCancel()
        there.delete(identifier)
      },
      test: (chunk: ChunkFields, context: UploadContext) =>
        server.pass('test', chunk, context, (parts) => ({
          isHere: parts.has(chunk.chunkNumber),
          file:
            server.answersFile && parts.size === chunk.totalChunks ? stored(chunk.filename) : null,
        })),
      async send(
        chunk: ChunkFields,
        part: Blob,
        context: UploadContext & { onProgress: (share: number) => void },
      ) {
        const text = await part.text()
        context.onProgress(0.5)

        return server.pass('send', chunk, context, (parts) => {
          parts.set(chunk.chunkNumber, text)
          return server.answersFile && parts.size === chunk.totalChunks
            ? stored(chunk.filename)
            : null
        })
      },
    },
  }

  return server
}

const aFile = (text = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHI', name = 'a.txt') =>
  new File([text], name)

let server: ReturnType<typeof aServer>
let signals: EventTarget
const open = () => createUploader(server.wire, signals, { chunkSize: SIZE, atOnce: 3 })
const first = (uploader: ReturnType<typeof open>) => uploader.snapshot().items[0]!
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  server = aServer()
  signals = new EventTarget()
})

afterEach(() => vi.useRealTimers())

describe('an upload in chunks', () => {
  test('sends every byte, three calls at once over all files, and answers the stored file', async () => {
    const uploader = open()
    uploader.add(aFile(), 'p')
    uploader.add(aFile('0'.repeat(45), 'b.txt'), 'p')
    await pass(1000)
    expect(server.textOf('45-atxt')).toBe(await aFile().text())

    expect(uploader.snapshot().items.map(({ state, stored: file }) => [state, file?.name])).toEqual(
      [
        ['success', 'a.txt'],
        ['success', 'b.txt'],
      ],
    )

    expect(server.most).toBe(3)
  })

  test('a second choice of the same file is skipped, an empty one is refused', async () => {
    const uploader = open()

    expect(uploader.add(aFile(), 'p')).toBeNull()
    expect(uploader.add(aFile(), 'p')).toBe('duplicate')
    expect(uploader.add(aFile('', 'e.txt'), 'p')).toBe('empty')
    expect(uploader.add(aFile('1'.repeat(20), '报告.pdf'), 'p')).toBeNull()
    // the same identifier, another file
    expect(uploader.add(aFile('2'.repeat(20), '证书.pdf'), 'p')).toBeNull()
  })

  test('a pause breaks off what is under way; continuing asks again and sends only what is missing', async () => {
    const uploader = open()
    uploader.add(aFile(), 'p')
    await pass(30) // three of four chunks are stored
    uploader.pause(first(uploader).key)

    const before = server.calls.length

    await pass(5000)
    expect(server.calls.length).toBe(before)
    expect(first(uploader).state).toBe('paused')

    server.calls.length = 0
    uploader.resume(first(uploader).key)
    await pass(1000)
    expect(first(uploader).state).toBe('success')
    expect(server.textOf('45-atxt')).toBe(await aFile().text())
    expect(server.calls).not.toContain('send 1')
  })

  test('the same file chosen again in another tab sends only what is missing', async () => {
    const uploader = open()
    uploader.add(aFile(), 'p')
    await pass(35)
    uploader.close()
    await pass(100)

    const sent = server.calls.filter((call) => call.startsWith('send')).length

    server.calls.length = 0

    const other = open()

    other.add(aFile(), 'p')
    await pass(1000)
    expect(first(other).state).toBe('success')
    expect(server.calls.filter((call) => call.startsWith('send')).length).toBeLessThan(4)
    expect(sent).toBeGreaterThan(0)
    expect(server.textOf('45-atxt')).toBe(await aFile().text())
  })

  test('an unanswered call is no error: it waits, longer each time, with one call a try, and continues by itself', async () => {
    const uploader = open()
    let isCut = true

    server.before = async () => {
      if (isCut) throw new NotNow('network', 'gone')
    }
    uploader.add(aFile(), 'p')
    await pass(100)
    expect(uploader.snapshot().pausedBy).toBe('network')
    expect(first(uploader).state).toBe('uploading')

    server.calls.length = 0
    await pass(8000) // attempts after 1, 2 and 4 seconds
    expect(server.calls.length).toBe(3)

    isCut = false
    await pass(20_000)
    expect(first(uploader).state).toBe('success')
    expect(uploader.snapshot().pausedBy).toBeNull()
  })

  test('the browser’s word that the network is back ends the wait at once; that it is gone begins one', async () => {
    const uploader = open()
    uploader.add(aFile(), 'p')
    await pass(25)
    signals.dispatchEvent(new Event('offline'))
    await pass(1)
    expect(uploader.snapshot().pausedBy).toBe('network')

    server.before = async () => {
      throw new NotNow('network', 'gone')
    }
    await pass(20_000)
    server.before = async () => {}
    signals.dispatchEvent(new Event('online'))
    await pass(300)
    expect(first(uploader).state).toBe('success')
  })

  test('a refusal ends this file with its sentence, others continue; a retry asks for every chunk again', async () => {
    const uploader = open()

    server.before = async (what, chunk) => {
      if (what === 'send' && chunk.filename === 'a.txt' && chunk.chunkNumber === 2)
        throw new Error('附件格式不支持')
    }

    uploader.add(aFile(), 'p')
    uploader.add(aFile('x'.repeat(45), 'b.txt'), 'p')
    await pass(1000)
    expect(uploader.snapshot().items.map(({ state }) => state)).toEqual(['error', 'success'])
    expect(first(uploader).message).toBe('附件格式不支持')

    server.before = async () => {}
    server.calls.length = 0
    uploader.retry(first(uploader).key)
    await pass(1000)
    expect(first(uploader).state).toBe('success')
    expect(server.calls).toContain('test 1')
    expect(server.calls).not.toContain('send 1')
  })

  test('somebody busy is waited for, but not for ever', async () => {
    const uploader = open()
    server.before = async () => {
      throw new NotNow('busy', '请稍后再试')
    }
    uploader.add(aFile(), 'p')
    await pass(3000)
    expect(uploader.snapshot().pausedBy).toBe('busy')

    await pass(300_000)
    expect(first(uploader)).toMatchObject({ state: 'error', message: '请稍后再试' })
  })

  test('a file whose last answer was lost is asked for until it is there', async () => {
    const uploader = open()
    server.answersFile = false
    uploader.add(aFile(), 'p')
    await pass(2000)
    expect(first(uploader).state).toBe('uploading')

    server.answersFile = true
    await pass(10_000)
    expect(first(uploader).state).toBe('success')
  })

  test('a file that changed on the disk fails and says so', async () => {
    const uploader = open()
    const file = aFile()

    vi.spyOn(file, 'slice').mockImplementation(
      () =>
        ({
          arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
        }) as unknown as Blob,
    )

    uploader.add(file, 'p')
    await pass(100)
    expect(first(uploader)).toMatchObject({ state: 'error', problem: 'unreadable' })
  })

  test('a connection that swallows bytes without a word counts as cut', async () => {
    const uploader = open()
    server.before = (what) => (what === 'send' ? new Promise(() => {}) : Promise.resolve())
    uploader.add(aFile('1'.repeat(12)), 'p')
    await pass(59_000)
    expect(uploader.snapshot().pausedBy).toBeNull()

    await pass(3000)
    expect(uploader.snapshot().pausedBy).toBe('network')

    server.before = async () => {}
    await pass(70_000) // the second attempt hung too
    expect(first(uploader).state).toBe('success')
  })

  test('a chunk is read, on its way, in progress, complete and stored; after a lost connection it is tried again', async () => {
    const uploader = open()
    const { send } = server.wire
    let goOn = () => {}
    let report: (share: number) => void = () => {}

    const hold = () =>
      new Promise<void>((done) => {
        goOn = done
      })

    const chunkIs = async (state: string) => {
      await pass(600)
      expect(first(uploader).chunks[0]).toBe(state)
    }

    server.before = hold
    uploader.add(aFile('1'.repeat(8)), 'p')
    await chunkIs('reading')
    signals.dispatchEvent(new Event('offline'))
    expect(first(uploader).chunks[0]).toBe('retry')

    signals.dispatchEvent(new Event('online'))
    await chunkIs('reading')

    server.wire.send = async (fields, part, context) => {
      report = context.onProgress
      await hold()

      return send(fields, part, context)
    }

    goOn()
    await chunkIs('uploading')
    report(0.5)
    await chunkIs('progress')
    report(1)
    await chunkIs('complete')
    server.before = async () => {}
    goOn()
    await chunkIs('success')
    expect(first(uploader).state).toBe('success')
  })

  test('progress is reported twice a second, states at once', async () => {
    const uploader = open()
    let calls = 0

    uploader.subscribe(() => calls++)
    uploader.add(aFile('z'.repeat(1000)), 'p')
    expect(calls).toBe(1)

    await pass(600)
    expect(calls).toBeLessThanOrEqual(3)
    expect(first(uploader).uploaded).toBeGreaterThan(0)
    expect(first(uploader).bytesPerSecond).toBeGreaterThan(0)
  })
})

describe('a cancelled upload', () => {
  const underWay = async () => {
    const uploader = open()
    uploader.add(aFile(), 'p')
    await pass(30) // three of four chunks are stored

    return uploader
  }

  test('sends nothing more, and the server forgets what was there', async () => {
    const uploader = await underWay()

    expect(server.textOf('45-atxt').length).toBeGreaterThan(0)

    server.calls.length = 0
    uploader.remove(first(uploader).key)
    expect(uploader.snapshot().items).toEqual([])

    await pass(5000)
    expect(server.calls).toEqual(['cancel'])
    expect(server.textOf('45-atxt')).toBe('')
  })

  test('chosen again at once waits until the server has forgotten it, and is sent whole', async () => {
    const uploader = await underWay()
    uploader.remove(first(uploader).key)
    server.calls.length = 0
    expect(uploader.add(aFile(), 'p')).toBeNull()

    await pass(5000)
    expect(server.calls[0]).toBe('cancel')
    expect(first(uploader).state).toBe('success')
    expect(server.textOf('45-atxt')).toBe(await aFile().text())
  })

  test('is reported again while the server does not answer, but not for ever', async () => {
    const uploader = await underWay()
    server.beforeCancel = async () => {
      throw new NotNow('network', 'gone')
    }
    uploader.remove(first(uploader).key)
    server.calls.length = 0
    await pass(300_000)
    expect(server.calls).toEqual(Array(6).fill('cancel'))

    uploader.add(aFile(), 'p')
    await pass(1000)
    expect(first(uploader).state).toBe('success')
  })

  test('that failed is forgotten too; a stored file that leaves the list is not cancelled', async () => {
    const uploader = open()
    server.before = async (what, { filename }) => {
      if (what === 'send' && filename === 'a.txt') throw new Error('no')
    }
    uploader.add(aFile(), 'p')
    uploader.add(aFile('x'.repeat(45), 'b.txt'), 'p')
    await pass(1000)

    const [failed, stored] = uploader.snapshot().items

    expect([failed!.state, stored!.state]).toEqual(['error', 'success'])

    server.calls.length = 0
    uploader.remove(stored!.key)
    await pass(2000)
    expect(server.calls).toEqual([])

    uploader.remove(failed!.key)
    await pass(2000)
    expect(server.calls).toEqual(['cancel'])
  })
})
