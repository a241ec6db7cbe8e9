import { Worker } from 'node:worker_threads'
import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'
import { programFile } from '../solver/solver-files.ts'
import { type DrawableSheet, toDrawable } from './drawable-sheet.ts'
import type { PdfSheet } from './pdf-sheet.ts'

const LONGEST_MS = 120_000
const AT_ONCE = 2
const MOST_WAITING = 12
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// A drawing thread without work is kept for a moment: loading the library takes longer than a page.
const KEPT_MS = 15_000

// Layout with a Chinese font takes 0.2 s of CPU per page and seconds for a room of tickets, so it runs in a worker thread
// (drawing-thread.ts), which on Linux gives way to the thread that answers requests.
const PROGRAM = 'draw-sheets'

let running = 0
const waiting: { who: number; go: () => void }[] = []
async function acquireSlot(who: number) {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw fail(kernelErrors.unavailable)
    await new Promise<void>((go) => waiting.push({ who, go }))
  }
  running += 1
}
function releaseSlot() {
  running -= 1
  waiting.shift()?.go()
}
/** How many sheets are drawn before the one somebody waits for, in this process; null if they wait for none. */
export function placeInQueue(who: number): number | null {
  const at = waiting.findIndex((one) => one.who === who)
  return at < 0 ? null : running + at
}

const kept: { thread: Worker; timer: NodeJS.Timeout }[] = []
function takeThread() {
  const one = kept.pop()
  if (one) {
    clearTimeout(one.timer)
    return one.thread
  }
  const { file, execArgv } = programFile(PROGRAM)
  const thread = new Worker(file, { execArgv, resourceLimits: LIMITS, stdout: true, stderr: true })
  thread.unref()
  // one that dies while it is kept is not used again
  thread.on('error', () => forget(thread)).on('exit', () => forget(thread))
  return thread
}
const forget = (thread: Worker) => kept.splice(0, kept.length, ...kept.filter((one) => one.thread !== thread))
function keepThread(thread: Worker) {
  const end = () => {
    forget(thread)
    void thread.terminate()
  }
  kept.push({ thread, timer: setTimeout(end, KEPT_MS).unref() })
}

type Drawn = { pdf: Uint8Array } | { why: string }
/** What the thread makes of a sheet. Listeners are taken off by name: `removeAllListeners` would silence the thread for good. */
function answerOf(thread: Worker, sheet: DrawableSheet): Promise<Drawn> {
  let stop = () => {}
  const answer = new Promise<Drawn>((done, broken) => {
    const ended = () => broken(new Error('the sheet could not be drawn'))
    thread.on('message', done).on('error', broken).on('exit', ended)
    stop = () => void thread.off('message', done).off('error', broken).off('exit', ended)
    thread.postMessage(sheet)
  })
  return answer.finally(() => stop())
}
/**
 * Renders a sheet as PDF with Chinese text, for the account `who`. Refuses with `kernel.undrawable` if no font draws one of its
 * characters. At most two run at once; refuses with `kernel.unavailable` if too many wait.
 */
export async function drawPdf(sheet: PdfSheet, who: number): Promise<Buffer> {
  const drawable = toDrawable(sheet)
  await acquireSlot(who)
  const thread = takeThread()
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)
  try {
    const drawn = await answerOf(thread, drawable)
    keepThread(thread)
    if ('why' in drawn) throw new Error(drawn.why)
    return Buffer.from(drawn.pdf)
  } finally {
    clearTimeout(timer)
    releaseSlot()
  }
}
