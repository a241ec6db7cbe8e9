import svgModule from 'pdfmake/js/3rd-party/svg-to-pdfkit.js'
import pdfDocumentModule from 'pdfmake/js/PDFDocument.js'
import { type TypesetFormula, typesetFormula } from './typeset-formula.ts'

// pdfmake knows text within a line, but no drawing. A formula is a single character in a font of
// its own, whose measures are those of the formula: lines break and grow around it, and instead of
// the character its drawing is put there.
const PLACEHOLDER = '\ufffc'
const FONT_PREFIX = 'formula:'
const WIDEST = 440
const UNITS_OF_EM = 1000
// Above and below the base line no less than the text next to it.
const TEXT = { ascent: 1.16, descent: 0.29 }
const GAP = 0.06

const PDFDocument = pdfDocumentModule.default
const drawSvg = svgModule.default

/** The measures of a formula, in the form of a font. */
class FormulaFont {
  readonly ascender: number
  readonly descender: number
  readonly #formula: TypesetFormula

  constructor(formula: TypesetFormula) {
    this.#formula = formula
    this.ascender = Math.max(TEXT.ascent, formula.height + GAP) * UNITS_OF_EM
    this.descender = -Math.max(TEXT.descent, formula.depth + GAP) * UNITS_OF_EM
  }

  /** Size of print: a formula wider than a line is made smaller. */
  #sizeOf(size: number) {
    return Math.min(size, WIDEST / this.#formula.width)
  }

  widthOfString(text: string, size: number) {
    return text === PLACEHOLDER ? this.#formula.width * this.#sizeOf(size) : 0
  }

  lineHeight(size: number) {
    return ((this.ascender - this.descender) / UNITS_OF_EM) * size
  }

  drawAt(document: InstanceType<typeof PDFDocument>, x: number, y: number) {
    const { source, drawing, viewBox, width, height, depth } = this.#formula
    const size = this.#sizeOf(document._fontSize)
    const box = { width: width * size, height: (height + depth) * size }
    const top = y + (this.ascender / UNITS_OF_EM) * document._fontSize - height * size
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${viewBox}">${drawing}</svg>`

    // Copying and searching finds the source, and screen readers read it.
    document.markContent('Span', { actual: source })
    document.save()

    drawSvg(document, svg, x, top, {
      ...box,
      assumePt: true,
      // The document finds a font that it has opened by its own name.
      fontCallback: (family: string) =>
        (document.provideFont(family, false, false) as { name: string }).name,
    })

    document.restore()
    document.endMarkedContent()
  }
}

let fonts: FormulaFont[] = []
const { provideFont, text } = PDFDocument.prototype

PDFDocument.prototype.provideFont = function (family, isBold, isItalic) {
  if (family.startsWith(FONT_PREFIX)) return fonts[Number(family.slice(FONT_PREFIX.length))]
  return provideFont.call(this, family, isBold, isItalic)
}

PDFDocument.prototype.text = function (characters, x, y, options) {
  if (!(this._font instanceof FormulaFont)) return text.call(this, characters, x, y, options)

  this._font.drawAt(this, x, y)

  return this
}

type Node = { [key: string]: unknown }

/** All runs with a formula below a part of a sheet. */
function formulaRuns(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(formulaRuns)
  if (typeof part !== 'object' || part === null) return []

  const node = part as Node
  if (typeof node.formula === 'string') return [node]

  return Object.values(node).flatMap(formulaRuns)
}

/** Typesets the formulas of a sheet; one with a mistake stays as its source. */
export async function typesetFormulas(content: unknown) {
  fonts = []

  const runs = formulaRuns(content)
  const bySource = new Map<string, string>()

  for (const run of runs) {
    const source = run.formula as string

    if (!bySource.has(source)) {
      const formula = await typesetFormula(source)
      bySource.set(
        source,
        formula ? `${FONT_PREFIX}${fonts.push(new FormulaFont(formula)) - 1}` : '',
      )
    }

    const font = bySource.get(source)
    if (font) Object.assign(run, { text: PLACEHOLDER, font })
  }
}
