// Throughput of a chunked video upload over loopback, as a share of a bare server that only writes
// the same bytes; and server memory during three concurrent uploads. Usage: node bench/uploads.mjs
// [megabytes of the single file = 200] [gigabytes of each of the three = 1]
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import {
  freshFolder,
  loginAs,
  memoryOf,
  peakOf,
  root,
  startApi,
  stopApi,
  waitFor,
  warmUp,
} from './product.mjs'

const CHUNK = 1_048_576
const AT_ONCE = 3
const [megabytes = 200, gigabytes = 1] = process.argv.slice(2).map(Number)
const PATH = '/medical/prod-api/fileOperation/chunk'
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const block = randomBytes(CHUNK)
const HEAD = Buffer.from('00000020667479706d70343200000000697363736d70343269736f6d00000001', 'hex')

function ask(options, parts = []) {
  return new Promise((done, fail) => {
    const length = parts.reduce((sum, part) => sum + part.length, 0)

    const req = request(
      {
        host: '127.0.0.1',
        agent,
        ...options,
        headers: { ...options.headers, 'content-length': length },
      },
      (res) => {
        const read = []
        res.on('data', (piece) => read.push(piece))
        res.on('end', () => done({ status: res.statusCode, body: Buffer.concat(read).toString() }))
      },
    ).on('error', fail)

    for (const part of parts) req.write(part)

    req.end()
  })
}

/** The bytes of a chunk: random data after its number, so that no two chunks or files are equal. */
function chunkOf(film, index) {
  const bytes = Buffer.from(block)
  bytes.writeUInt32BE(film, 64)
  bytes.writeUInt32BE(index, 68)

  if (index === 0) HEAD.copy(bytes)

  return bytes
}

async function upload(film, chunks, send) {
  let next = 0
  let last
  const worker = async () => {
    for (let index = next++; index < chunks; index = next++) last = await send(film, index, chunks)
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  return last
}

const uploadToProduct = (port, token) => async (film, index, chunks) => {
  const fields = {
    chunkNumber: index + 1,
    chunkSize: CHUNK,
    currentChunkSize: CHUNK,
    totalSize: chunks * CHUNK,
    identifier: `film-${film}`,
  }

  const all = Object.entries({
    ...fields,
    filename: 'film.mp4',
    relativePath: 'film.mp4',
    totalChunks: chunks,
    purpose: 'course',
  })

  const headers = { authorization: `Bearer ${token}` }
  const tested = await ask({ port, path: `${PATH}?${new URLSearchParams(all)}`, headers })
  if (tested.status !== 204)
    throw new Error(`test of chunk ${index}: ${tested.status} ${tested.body}`)

  const form = all
    .map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')

  const head = Buffer.from(
    `${form}--b\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`,
  )

  const options = {
    port,
    method: 'POST',
    path: PATH,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
  }

  const sent = await ask(options, [head, chunkOf(film, index), Buffer.from('\r\n--b--\r\n')])
  if (sent.status !== 200) throw new Error(`chunk ${index}: ${sent.status} ${sent.body}`)

  return JSON.parse(sent.body).data
}

const uploadToBareServer = (port) => async (film, index) => {
  const sent = await ask({ port, method: 'POST', path: `/${index * CHUNK}` }, [
    chunkOf(film, index),
  ])
  if (sent.status !== 200) throw new Error(`bare: ${sent.status}`)
}

async function timed(film, chunks, send) {
  const began = performance.now()
  const file = await upload(film, chunks, send)
  return { file, perSecond: (chunks * CHUNK) / 1e6 / ((performance.now() - began) / 1000) }
}

const folder = freshFolder('bench-uploads')
let api = await startApi(folder, 8393)

const bare = spawn(
  process.execPath,
  [join(root, 'bench/bare/bare-uploads.mjs'), join(folder, 'bare'), '8394'],
  { stdio: 'inherit' },
)

try {
  await waitFor('http://127.0.0.1:8394/')

  const product = uploadToProduct(8393, await loginAs(8393, 'teacher'))
  const plain = uploadToBareServer(8394)

  await upload(1, 20, plain)
  await upload(1, 20, product)

  const runs = []

  for (let i = 0; i < 3; i++)
    runs.push([await timed(10 + i, megabytes, plain), await timed(10 + i, megabytes, product)])

  const middle = (side) => runs.map((run) => run[side].perSecond).sort((a, b) => a - b)[1]
  if (runs.some(([, run]) => run.file?.size !== megabytes * CHUNK))
    throw new Error('an upload did not become a file')

  const share = Math.round((100 * middle(1)) / middle(0))

  console.log(
    `${megabytes} MB by chunks: ${Math.round(middle(1))} MB/s = ${share} % of bare writing (${Math.round(middle(0))} MB/s); at least 40 MB/s`,
  )

  // restart: the process that filled the demo hospital has a higher memory footprint than one in
  // normal use
  await stopApi(api)
  api = await startApi(folder, 8393)

  const token = await loginAs(8393, 'teacher')
  const again = uploadToProduct(8393, token)

  await warmUp(8393, api.pid, { authorization: `Bearer ${token}` })

  const before = memoryOf(api.pid)
  const three = await Promise.all([21, 22, 23].map((film) => timed(film, gigabytes * 1024, again)))
  const max = peakOf(api.pid)
  const speed = three.reduce((sum, run) => sum + run.perSecond, 0)

  console.log(
    `three of ${gigabytes} GB at once: at most ${Math.round(max)} MB of memory (${Math.round(before)} before; at most 200), ${Math.round(speed)} MB/s together`,
  )
} finally {
  bare.kill()
  await stopApi(api)
  freshFolder('bench-uploads')
}
