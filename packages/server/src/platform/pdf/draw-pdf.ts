import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { kernelErrors } from '@residency/contract/kernel'
import type { Content } from 'pdfmake/interfaces.d.ts'
import { fail } from '../http/fail.ts'

/** Content of a sheet: plain pdfmake data, pictures as `data:` URLs, no functions. */
export type SheetContent = Content
/**
 * An A4 sheet. `head` is printed small above each page, `foot` below it beside the page number, `qr` at the top right of the
 * first page. Texts are in the reader's language.
 */
export type PdfSheet = {
  title: string
  head: string
  foot?: string
  qr?: string
  content: SheetContent[]
  isLandscape?: boolean
  /** Lies below a sheet of its own design, which has neither title line nor head nor foot. */
  frame?: SheetContent
}

const LONGEST_MS = 120_000
const AT_ONCE = 2
const MOST_WAITING = 12
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// A drawing thread without work is kept for a moment: loading the library takes longer than a page.
const KEPT_MS = 15_000

// Layout with a Chinese font takes 0.2 s of CPU per page and seconds for a room of tickets, so it runs in a worker thread, which on
// Linux gives way to the thread that answers requests.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const { library, fonts } = workerData
if (process.platform === 'linux') require('node:os').setPriority(10)
const pdfmake = require(library)
pdfmake.setFonts({ Sans: { normal: fonts + '/400Regular/NotoSansSC_400Regular.ttf', bold: fonts + '/700Bold/NotoSansSC_700Bold.ttf' } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))
const quiet = { fontSize: 8, color: '#667085' }
const draw = async (sheet) => {
const top = sheet.frame ? [] : sheet.qr ? [{ columns: [{ width: '*', text: sheet.title, style: 'title' }, { width: 72, qr: sheet.qr, fit: 72, alignment: 'right' }] }] : [{ text: sheet.title, style: 'title' }]
return pdfmake.createPdf({
  info: { title: sheet.title },
  pageSize: 'A4',
  pageOrientation: sheet.isLandscape ? 'landscape' : 'portrait',
  pageMargins: sheet.frame ? [64, 64, 64, 56] : [48, 56, 48, 56],
  ...(sheet.frame ? { background: sheet.frame } : {}),
  header: sheet.frame ? undefined : { text: sheet.head, margin: [48, 28, 48, 0], ...quiet },
  footer: sheet.frame ? undefined : (page, pages) => ({ columns: [{ text: sheet.foot || '' }, { text: page + ' / ' + pages, alignment: 'right' }], margin: [48, 16, 48, 0], ...quiet }),
  defaultStyle: { font: 'Sans', fontSize: 10, lineHeight: 1.25, color: '#1d2939' },
  styles: {
    title: { fontSize: 18, bold: true, margin: [0, 0, 0, 12] },
    section: { fontSize: 12, bold: true, margin: [0, 14, 0, 6] },
    label: { color: '#667085' },
    small: quiet,
  },
  content: [...top, ...sheet.content],
}).getBuffer()
}
parentPort.on('message', (sheet) => draw(sheet).then((pdf) => parentPort.postMessage({ pdf }), (e) => parentPort.postMessage({ why: String(e) })))
`

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
  const here = createRequire(import.meta.url)
  const fonts = dirname(here.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: { library: here.resolve('pdfmake'), fonts },
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  })
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
function answerOf(thread: Worker, sheet: PdfSheet): Promise<Drawn> {
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
 * Renders a sheet as PDF with Chinese text, for the account `who`. At most two run at once; refuses with `kernel.unavailable` if too
 * many wait.
 */
export async function drawPdf(sheet: PdfSheet, who: number): Promise<Buffer> {
  await acquireSlot(who)
  const thread = takeThread()
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)
  try {
    const drawn = await answerOf(thread, sheet)
    keepThread(thread)
    if ('why' in drawn) throw new Error(drawn.why)
    return Buffer.from(drawn.pdf)
  } finally {
    clearTimeout(timer)
    releaseSlot()
  }
}

/** Labels and values in two columns: the body of most sheets. */
export function factsTable(facts: readonly (readonly [label: string, value: string | null | undefined])[]): SheetContent {
  const cell = ([label, value]: (typeof facts)[number]) => [{ text: label, style: 'label' }, { text: value || '—' }]
  const body = []
  for (let i = 0; i < facts.length; i += 2) body.push([...cell(facts[i]!), ...cell(facts[i + 1] ?? ['', ' '])])
  return { table: { widths: [80, '*', 80, '*'], body }, layout: 'lightHorizontalLines' }
}
