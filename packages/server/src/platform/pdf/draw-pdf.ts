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
export type PdfSheet = { title: string; head: string; foot?: string; qr?: string; content: SheetContent[]; isLandscape?: boolean }

const LONGEST_MS = 120_000
const AT_ONCE = 2
const MOST_WAITING = 12
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

// Layout with a Chinese font takes 0.2 s of CPU per page and seconds for a room of tickets, so it runs in a worker thread.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const { library, fonts, sheet } = workerData
const pdfmake = require(library)
pdfmake.setFonts({ Sans: { normal: fonts + '/400Regular/NotoSansSC_400Regular.ttf', bold: fonts + '/700Bold/NotoSansSC_700Bold.ttf' } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))
const quiet = { fontSize: 8, color: '#667085' }
const top = sheet.qr ? [{ columns: [{ width: '*', text: sheet.title, style: 'title' }, { width: 72, qr: sheet.qr, fit: 72, alignment: 'right' }] }] : [{ text: sheet.title, style: 'title' }]
pdfmake.createPdf({
  info: { title: sheet.title },
  pageSize: 'A4',
  pageOrientation: sheet.isLandscape ? 'landscape' : 'portrait',
  pageMargins: [48, 56, 48, 56],
  header: { text: sheet.head, margin: [48, 28, 48, 0], ...quiet },
  footer: (page, pages) => ({ columns: [{ text: sheet.foot || '' }, { text: page + ' / ' + pages, alignment: 'right' }], margin: [48, 16, 48, 0], ...quiet }),
  defaultStyle: { font: 'Sans', fontSize: 10, lineHeight: 1.25, color: '#1d2939' },
  styles: {
    title: { fontSize: 18, bold: true, margin: [0, 0, 0, 12] },
    section: { fontSize: 12, bold: true, margin: [0, 14, 0, 6] },
    label: { color: '#667085' },
    small: quiet,
  },
  content: [...top, ...sheet.content],
}).getBuffer().then((pdf) => parentPort.postMessage(pdf))
`

let running = 0
const waiting: (() => void)[] = []
async function acquireSlot() {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw fail(kernelErrors.unavailable)
    await new Promise<void>((go) => waiting.push(go))
  }
  running += 1
}
function releaseSlot() {
  running -= 1
  waiting.shift()?.()
}

/** Renders a sheet as PDF with Chinese text. At most two run at once; refuses with `kernel.unavailable` if too many wait. */
export async function drawPdf(sheet: PdfSheet): Promise<Buffer> {
  await acquireSlot()
  const here = createRequire(import.meta.url)
  const fonts = dirname(here.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const workerData = { library: here.resolve('pdfmake'), fonts, sheet }
  const thread = new Worker(THREAD, { eval: true, workerData, resourceLimits: LIMITS, stdout: true, stderr: true })
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS)
  try {
    return await new Promise<Buffer>((done, broken) => {
      thread.once('message', (pdf: Uint8Array) => done(Buffer.from(pdf)))
      thread.once('error', broken)
      thread.once('exit', () => broken(new Error('the sheet could not be drawn')))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
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
