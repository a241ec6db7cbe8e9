import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { filesErrors } from '@residency/contract/areas/files/errors'
import { fail } from '../../../platform/http/fail.ts'

// a picture of a telephone takes two seconds
const LONGEST_MS = 20_000
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// The decoder is WebAssembly and takes seconds: it works in a thread of its own, started for one picture and gone with its memory.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
require(workerData.library)({ buffer: workerData.bytes, format: 'JPEG', quality: 0.9 }).then((jpeg) => parentPort.postMessage(jpeg))
`

/** A HEIC picture as JPEG. Throws for what cannot be opened, or takes too long. */
export async function convertHeic(bytes: Buffer, longestMs = LONGEST_MS): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve('heic-convert')
  const thread = new Worker(THREAD, { eval: true, workerData: { library, bytes }, resourceLimits: LIMITS, stdout: true, stderr: true })
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
