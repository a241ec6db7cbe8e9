import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { filesErrors } from '@residency/contract/areas/files/access'
import { fail } from '../../../platform/http/fail.ts'

// A picture of 12 megapixels takes two seconds, one of 48 four times as long.
const MAX_MS = 40_000
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// The decoder is WebAssembly and takes seconds: it runs in a worker thread per picture, which also
// frees its memory.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
require(workerData.library)({ buffer: workerData.bytes, format: 'JPEG', quality: 0.9 }).then((jpeg) => parentPort.postMessage(jpeg))
`

/** Converts HEIC to JPEG. Throws if it cannot be decoded or takes too long. */
export async function convertHeic(bytes: Buffer, longestMs = MAX_MS): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve('heic-convert')

  const thread = new Worker(THREAD, {
    eval: true,
    workerData: { library, bytes },
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  })

  const timer = setTimeout(() => void thread.terminate(), longestMs)

  try {
    return await new Promise<Buffer>((done, refuse) => {
      thread.once('message', (jpeg: Uint8Array) => done(Buffer.from(jpeg)))
      thread.once('error', refuse)
      thread.once('exit', () => refuse(fail(filesErrors.imageUnreadable)))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
