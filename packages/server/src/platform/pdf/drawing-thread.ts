import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import pdfmake from 'pdfmake'
import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts'
import { lowerPriority } from '../lower-priority.ts'
import { readSeedBytes } from '../seed-files.ts'
import type { DrawableSheet, DrawingOrder, FallbackFont } from './drawable-sheet.ts'
import { typesetFormulas } from './formula-inlines.ts'
import { addSheet, closeDocument, type GrowingDocument, openDocument } from './growing-document.ts'
import { CUT_LINES, GREY_LINES } from './pdf-sheet.ts'

const QUIET = { fontSize: 8, color: '#667085' } as const

const FONTS = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
)

const MAIN = {
  normal: `${FONTS}/400Regular/NotoSansSC_400Regular.ttf`,
  bold: `${FONTS}/700Bold/NotoSansSC_700Bold.ttf`,
}

const LAYOUTS: Record<string, CustomTableLayout> = {
  [GREY_LINES]: {
    hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.7),
    hLineColor: () => '#c4c9d1',
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : 8),
    paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 8),
  },
  [CUT_LINES]: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => '#98a2b3',
    vLineColor: () => '#98a2b3',
    hLineStyle: () => ({ dash: { length: 3 } }),
    vLineStyle: () => ({ dash: { length: 3 } }),
  },
}

/** Files that pdfmake reads from memory; its types do not know them. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: {
    existsSync: (file: string) => boolean
    writeFileSync: (file: string, bytes: Buffer) => void
  }
}

/** A font of `data/fonts`, unpacked when the first sheet needs it. */
function loadFont(name: string, face: 'Regular' | 'Bold'): string {
  const file = `${name}-${face}.ttf`
  if (!virtualfs.existsSync(file))
    virtualfs.writeFileSync(file, brotliDecompressSync(readSeedBytes(`fonts/${file}.br`)))

  return file
}

function facesOf({ name, hasBold }: FallbackFont) {
  const normal = loadFont(name, 'Regular')
  return { normal, bold: hasBold ? loadFont(name, 'Bold') : normal }
}

/** The title line, with the code next to it. */
function topOf({ title, qr, frame }: DrawableSheet): Content[] {
  if (frame) return []

  const line = { stack: [title], style: 'title' }
  if (!qr) return [line]

  return [
    {
      columns: [
        { width: '*', ...line },
        { width: 72, qr, fit: 72, alignment: 'right' },
      ],
    },
  ]
}

function documentOf(sheet: DrawableSheet): TDocumentDefinitions {
  const { frame, head, foot } = sheet

  const edges: Partial<TDocumentDefinitions> = frame
    ? { pageMargins: [64, 64, 64, 56], background: frame }
    : {
        pageMargins: [48, 56, 48, 56],
        header: { stack: [head], margin: [48, 28, 48, 0], ...QUIET },
        footer: (page, pages) => ({
          columns: [foot, { text: `${page} / ${pages}`, alignment: 'right' }],
          margin: [48, 16, 48, 0],
          ...QUIET,
        }),
      }

  return {
    ...edges,
    info: { title: sheet.info },
    pageSize: 'A4',
    pageOrientation: sheet.isLandscape ? 'landscape' : 'portrait',
    defaultStyle: { font: 'Sans', fontSize: 10, lineHeight: 1.25, color: '#1d2939' },
    styles: {
      title: { fontSize: 18, bold: true, margin: [0, 0, 0, 12] },
      section: { fontSize: 12, bold: true, margin: [0, 14, 0, 6] },
      label: { color: '#667085' },
      small: QUIET,
    },
    content: [...topOf(sheet), ...sheet.content],
  }
}

const fontsOf = (sheet: DrawableSheet) => ({
  Sans: MAIN,
  ...Object.fromEntries(sheet.fonts.map((font) => [font.name, facesOf(font)])),
})

const isLocalFileAllowed = (path: string) => path.startsWith(FONTS)
const TOOLS = { files: virtualfs, isLocalFileAllowed, layouts: LAYOUTS }

async function drawWhole(sheet: DrawableSheet): Promise<Uint8Array> {
  await typesetFormulas(sheet.content)
  pdfmake.setFonts(fontsOf(sheet))

  return pdfmake.createPdf(documentOf(sheet)).getBuffer()
}

let growing: GrowingDocument | null = null

async function drawPart(sheet: DrawableSheet): Promise<Uint8Array> {
  growing ??= openDocument(sheet.info, TOOLS)
  await typesetFormulas(sheet.content)

  return addSheet(growing, documentOf(sheet), fontsOf(sheet), TOOLS)
}

async function drawEnd(): Promise<Uint8Array> {
  if (!growing) throw new Error('a document without pages')

  const ending = growing

  growing = null

  return closeDocument(ending)
}

const follow = (order: DrawingOrder) => {
  if (order.draw === 'end') return drawEnd()
  return order.draw === 'part' ? drawPart(order.sheet) : drawWhole(order.sheet)
}

/** Draws what the main thread asks for, one after the other. */
export function drawSheets() {
  lowerPriority()
  pdfmake.setTableLayouts(LAYOUTS)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(isLocalFileAllowed)

  parentPort?.on('message', (order: DrawingOrder) =>
    follow(order).then(
      (pdf) => parentPort?.postMessage({ pdf }),
      (error: unknown) => parentPort?.postMessage({ why: String(error) }),
    ),
  )
}
