/** The eight fields in the order simple-uploader.js 0.6.0 sends them. */
type Fields = [string, string][]

/**
 * How the driver reaches a server: like the library, it only looks at the status, and hands on the
 * last body.
 */
export type Transport = {
  test: (query: string) => Promise<{ status: number; body: string }>
  send: (
    fields: Fields,
    filename: string,
    chunk: Buffer,
  ) => Promise<{ status: number; body: string }>
}

export type Upload = {
  name: string
  relativePath?: string
  size: number
  read: (start: number, end: number) => Buffer | Promise<Buffer>

  /** The `query` option: added to both calls. */
  query?: Record<string, string>
  chunkSize?: number
  forceChunkSize?: boolean
  simultaneousUploads?: number

  /** Another order than 1, 2, 3 … (indexes from 0). */
  order?: (count: number) => number[]
  identifier?: string
}

export type Outcome = {
  state: 'success' | 'error'
  message: string
  sent: number[]
  skipped: number[]
}

const PERMANENT = new Set([404, 415, 500, 501])
const DONE = new Set([200, 201, 202])

/**
 * How that library cuts a file: floor(size / chunkSize) chunks, at least one; the last takes the
 * rest.
 */
function chunksOf({
  size,
  chunkSize = 1_048_576,
  forceChunkSize = false,
}: Pick<Upload, 'size' | 'chunkSize' | 'forceChunkSize'>) {
  const count = Math.max((forceChunkSize ? Math.ceil : Math.floor)(size / chunkSize), 1)
  return Array.from({ length: count }, (_, i) => ({
    start: i * chunkSize,
    end: i === count - 1 ? size : (i + 1) * chunkSize,
  }))
}

/** size, then the path without what is not plain ASCII: Chinese names vanish. */
const identifierOf = (size: number, relativePath: string) =>
  `${size}-${relativePath.replaceAll(/[^0-9a-zA-Z_-]/g, '')}`

export function fieldsOf(upload: Upload, index: number): Fields {
  const { name, relativePath = name, size, chunkSize = 1_048_576 } = upload
  const chunks = chunksOf(upload)
  const { start, end } = chunks[index]!

  return [
    ['chunkNumber', String(index + 1)],
    ['chunkSize', String(chunkSize)],
    ['currentChunkSize', String(end - start)],
    ['totalSize', String(size)],
    ['identifier', upload.identifier ?? identifierOf(size, relativePath)],
    ['filename', name],
    ['relativePath', relativePath],
    ['totalChunks', String(chunks.length)],
    ...Object.entries(upload.query ?? {}),
  ]
}

/**
 * Uploads a file as simple-uploader.js 0.6.0 does with its defaults: per chunk a test GET (200,
 * 201, 202: it is there; 404, 415, 500, 501: the file fails; anything else: send it), then a
 * multipart POST with all fields before the file; three chunks at once; no chunk is tried again;
 * the first error drops the file. The body of the last answer is the message of its success.
 */
export async function uploadLikeSimpleUploader(
  upload: Upload,
  { test, send }: Transport,
): Promise<Outcome> {
  const chunks = chunksOf(upload)
  const waiting = upload.order?.(chunks.length) ?? chunks.map((_, i) => i)
  const outcome: Outcome = { state: 'success', message: '', sent: [], skipped: [] }
  const isOver = () => outcome.state === 'error'
  const fail = (message: string) => {
    if (!isOver()) Object.assign(outcome, { state: 'error', message })
  }

  const sendOne = async (index: number) => {
    const fields = fieldsOf(upload, index)

    const tested = await test(new URLSearchParams(fields).toString()).catch(() => ({
      status: 0,
      body: '',
    }))

    if (isOver()) return

    if (DONE.has(tested.status)) {
      outcome.skipped.push(index)
      outcome.message = tested.body

      return
    }

    if (PERMANENT.has(tested.status)) return fail(tested.body)

    const { start, end } = chunks[index]!

    const sent = await send(fields, upload.name, await upload.read(start, end)).catch((e) => ({
      status: 0,
      body: String(e),
    }))

    if (isOver()) return
    if (!DONE.has(sent.status)) return fail(sent.body)

    outcome.sent.push(index)
    outcome.message = sent.body
  }

  const worker = async () => {
    while (waiting.length && !isOver()) await sendOne(waiting.shift()!)
  }

  await Promise.all(Array.from({ length: upload.simultaneousUploads ?? 3 }, worker))

  return outcome
}

/** The driver's way to a running server, by real HTTP. */
export function transportTo(url: string, token: string): Transport {
  const headers = { authorization: `Bearer ${token}` }
  const read = async (answer: Response) => ({ status: answer.status, body: await answer.text() })
  return {
    test: async (query) => read(await fetch(`${url}?${query}`, { headers })),
    send: async (fields, filename, chunk) => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)

      form.append('file', new Blob([chunk as Uint8Array<ArrayBuffer>]), filename)

      return read(await fetch(url, { method: 'POST', headers, body: form }))
    },
  }
}
