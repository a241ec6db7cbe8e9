import { Worker } from 'node:worker_threads'
import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../http/fail.ts'
import { programFile } from '../solver/solver-files.ts'
import { type DrawingOrder, toDrawable } from './drawable-sheet.ts'
import type { PdfSheet } from './pdf-sheet.ts'

const LONGEST_MS = 120_000
const AT_ONCE = 2
const MAX_WAITING = 12

/** Drawn or waiting, of one account: the others find a place. */
const MAX_OF_ONE = 9
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// A drawing thread without work is kept for a moment: loading the library takes longer than a page.
const KEPT_MS = 15_000

// Layout with a Chinese font takes 0.2 s of CPU per page and seconds for a room of tickets. So it
// runs in a worker thread (drawing-thread.ts), which on Linux yields to the thread that answers
// requests.
const PROGRAM = 'draw-sheets'

/** Whose sheets are drawn now. */
const running: number[] = []
const waiting: { who: number; go: () => void }[] = []

async function acquireSlot(who: number) {
  const own = [...running, ...waiting.map((one) => one.who)].filter((one) => one === who)
  if (own.length >= MAX_OF_ONE) throw fail(kernelErrors.unavailable)

  if (running.length >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw fail(kernelErrors.unavailable)
    await new Promise<void>((go) => waiting.push({ who, go }))
  }

  running.push(who)
}

function releaseSlot(who: number) {
  running.splice(running.indexOf(who), 1)
  waiting.shift()?.go()
}

/**
 * How many sheets are drawn before the one somebody waits for, in this process; null if they wait
 * for none.
 */
export function placeInQueue(who: number): number | null {
  const index = waiting.findIndex((drawing) => drawing.who === who)
  return index < 0 ? null : running.length + index
}

const idleThreads: { thread: Worker; timer: NodeJS.Timeout }[] = []

function takeThread() {
  const idleThread = idleThreads.pop()
  if (idleThread) {
    clearTimeout(idleThread.timer)
    return idleThread.thread
  }

  const { file, execArgv } = programFile(PROGRAM)
  const thread = new Worker(file, { execArgv, resourceLimits: LIMITS, stdout: true, stderr: true })

  thread.unref()
  // one that dies while it is kept is not used again
  thread.on('error', () => forget(thread)).on('exit', () => forget(thread))

  return thread
}

const forget = (thread: Worker) =>
  idleThreads.splice(
    0,
    idleThreads.length,
    ...idleThreads.filter((idleThread) => idleThread.thread !== thread),
  )

function returnThread(thread: Worker) {
  const end = () => {
    forget(thread)
    void thread.terminate()
  }
  idleThreads.push({ thread, timer: setTimeout(end, KEPT_MS).unref() })
}

/** A sheet that cannot be drawn; the thread lives on. */
class DrawingFault extends Error {}
type DrawResult = { pdf: Uint8Array } | { why: string }

/**
 * What the thread answers to an order. Listeners are taken off by name: `removeAllListeners` would
 * silence the thread for good.
 */
function answerOf(thread: Worker, order: DrawingOrder): Promise<Buffer> {
  let stop = () => {}

  const answer = new Promise<DrawResult>((done, broken) => {
    const ended = () => broken(new Error('the sheet could not be drawn'))
    thread.on('message', done).on('error', broken).on('exit', ended)
    stop = () => void thread.off('message', done).off('error', broken).off('exit', ended)
    thread.postMessage(order)
  })

  return answer
    .finally(() => stop())
    .then((drawn) => {
      if ('why' in drawn) throw new DrawingFault(drawn.why)
      return Buffer.from(drawn.pdf)
    })
}

/**
 * Renders a sheet as PDF with Chinese text, for the account `who`. Refuses with `kernel.undrawable`
 * if no font draws one of its characters. At most two run at once; refuses with
 * `kernel.unavailable` if too many wait, or too many of the account.
 */
export async function drawPdf(sheet: PdfSheet, who: number): Promise<Buffer> {
  const drawable = toDrawable(sheet)
  await acquireSlot(who)

  const thread = takeThread()
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)

  try {
    const pdf = await answerOf(thread, { draw: 'whole', sheet: drawable })
    returnThread(thread)

    return pdf
  } catch (error) {
    if (error instanceof DrawingFault) returnThread(thread)
    throw error
  } finally {
    clearTimeout(timer)
    releaseSlot(who)
  }
}

const pagesDrawn = new Map<number, { done: number; total: number }>()

/**
 * How many pages are drawn of the long document that somebody waits for, in this process; null if
 * they wait for none.
 */
export const drawnPagesOf = (who: number) => pagesDrawn.get(who) ?? null

/**
 * One PDF of many sheets, whose bytes come while it is drawn: only the sheet that is drawn and the
 * one after it are in memory. The receiver waits for a turn as for any PDF.
 */
export async function* drawSheetBySheet(
  sheets: AsyncIterable<PdfSheet>,
  total: number,
  who: number,
): AsyncGenerator<Buffer> {
  await acquireSlot(who)

  const thread = takeThread()
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)
  const source = sheets[Symbol.asyncIterator]()
  let isWhole = false

  try {
    let next = source.next()

    for (let done = 0; ; done++) {
      pagesDrawn.set(who, { done, total })

      const { done: isOver, value: sheet } = await next
      if (isOver) break

      const drawing = answerOf(thread, { draw: 'part', sheet: toDrawable(sheet) })

      // the next sheet is put together while this one is drawn; if it fails, that is thrown when it
      // is its turn
      next = source.next()
      next.catch(() => {})
      yield await drawing
    }

    yield await answerOf(thread, { draw: 'end' })
    isWhole = true
  } finally {
    clearTimeout(timer)
    pagesDrawn.delete(who)

    // half a document is left in the thread
    if (isWhole) returnThread(thread)
    else void thread.terminate()

    releaseSlot(who)
  }
}
