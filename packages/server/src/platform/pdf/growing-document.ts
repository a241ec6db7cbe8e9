import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.d.ts'
import layoutModule from 'pdfmake/js/LayoutBuilder.js'
import documentModule from 'pdfmake/js/PDFDocument.js'
import rendererModule from 'pdfmake/js/Renderer.js'
import svgMeasureModule from 'pdfmake/js/SVGMeasure.js'

// pdfmake lays out a document as a whole before its first byte. Here each sheet is laid out by
// itself and drawn into the same document. Hundreds of pages are sent while they are drawn, and
// only one is in memory.
const PDFDocument = documentModule.default
const LayoutBuilder = layoutModule.default
const Renderer = rendererModule.default
const SvgMeasure = svgMeasureModule.default

const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' }
type Document = InstanceType<typeof PDFDocument>
export type GrowingDocument = { document: Document; written: Buffer[]; ended: Promise<void> }
type Tools = { files: object; isLocalFileAllowed: (path: string) => boolean; layouts: object }

/** A document without pages. */
export function openDocument(title: string, { files, isLocalFileAllowed }: Tools): GrowingDocument {
  const options = {
    size: [A4.width, A4.height],
    compress: true,
    autoFirstPage: false,
    bufferPages: false,
    font: null,
    info: { Title: title, Producer: 'pdfmake', Creator: 'pdfmake' },
  }

  const document = new PDFDocument({}, {}, {}, {}, options, files, isLocalFileAllowed)
  const written: Buffer[] = []

  document.on('data', (chunk) => void written.push(chunk))

  return { document, written, ended: new Promise((done) => document.on('end', done)) }
}

/** What has been written since it was last taken. */
const takeBytes = ({ written }: GrowingDocument): Buffer => Buffer.concat(written.splice(0))

/** Draws the pages of a sheet behind those that are there; answers the bytes that are finished. */
export function addSheet(
  growing: GrowingDocument,
  sheet: TDocumentDefinitions,
  fonts: TFontDictionary,
  { layouts }: Tools,
): Buffer {
  const { document } = growing
  const [left, top, right, bottom] = sheet.pageMargins as [number, number, number, number]
  const builder = new LayoutBuilder({ ...A4 }, { left, top, right, bottom }, new SvgMeasure())

  builder.registerTableLayouts(layouts)
  Object.assign(document.fonts, fonts)

  const { content, styles, defaultStyle, background, header, footer } = sheet

  const pages = builder.layoutDocument(
    content,
    document,
    styles,
    defaultStyle,
    background,
    () => structuredClone(header),
    footer,
  )

  new Renderer(document).renderPages(pages)
  // A picture is written when it is drawn; the document would keep all of them until its end.
  document._imageRegistry = {}

  return takeBytes(growing)
}

/** Ends the document; answers its last bytes. */
export async function closeDocument(growing: GrowingDocument): Promise<Buffer> {
  growing.document.end()
  await growing.ended

  return takeBytes(growing)
}
