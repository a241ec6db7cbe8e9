import { BLANK } from '../formats/filed-question.rules.ts'
import { indexFormula } from '../markup/plain-text.rules.ts'
import { below, childOf, isNode, textOf, type XmlNode } from '../markup/xml-tree.rules.ts'
import { formulaOfWord } from './omml.rules.ts'
import { symbolOf } from './symbol-font.text.ts'

/** A picture that a paragraph shows, by the relation that names its part. */
export type PictureReference = { relation: string; alt: string }
type VerticalAlign = 'sup' | 'sub' | null
type Run = { text: string; raised: VerticalAlign; isLine: boolean }

/** Elements whose text is that of the paragraph. */
const AROUND = new Set([
  'hyperlink',
  'smartTag',
  'sdt',
  'sdtContent',
  'fldSimple',
  'customXml',
  'ins',
  'moveTo',
  'oMathPara',
  'Choice',
])

const BREAKS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}

const isOn = (node: XmlNode | undefined) =>
  node !== undefined && !/^(0|false|off|none)$/.test(node.attributes.val ?? '')

/**
 * The text of a paragraph of a Word document: exponents and formulas become formulas, underlined
 * spaces a blank.
 */
export class WordParagraph {
  readonly #left: (key: string) => unknown
  readonly #onPicture: (picture: PictureReference) => string
  #runs: Run[] = []
  #usualSize = USUAL_SIZE

  constructor(left: (key: string) => unknown, onPicture: (picture: PictureReference) => string) {
    this.#left = left
    this.#onPicture = onPicture
  }

  #add(text: string, raised: VerticalAlign = null, isLine = false) {
    const last = this.#runs.at(-1)
    if (last && last.raised === raised && last.isLine === isLine) last.text += text
    else this.#runs.push({ text, raised, isLine })
  }

  #picture(relation: string | undefined, alt: string) {
    if (relation === undefined) this.#left('pictureLeft')
    else this.#add(this.#onPicture({ relation, alt }))
  }

  #drawing(node: XmlNode) {
    const [about] = below(node, ({ name }) => name === 'docPr')
    const pictures = [...below(node, ({ name }) => name === 'blip')]

    for (const picture of pictures)
      this.#picture(picture.attributes.embed, about?.attributes.descr ?? '')

    const isBox = this.#boxes(node)
    if (pictures.length === 0 && !isBox) this.#left('mediaLeft')
  }

  /** A picture of older documents, or an embedded object, which shows one. */
  #shape(node: XmlNode) {
    const [embedded] = below(node, ({ name }) => name === 'OLEObject')
    if (embedded) {
      this.#left(
        /equation|mathtype/i.test(embedded.attributes.ProgID ?? '') ? 'formulaLeft' : 'mediaLeft',
      )

      return
    }

    for (const image of below(node, ({ name }) => name === 'imagedata'))
      this.#picture(image.attributes.id, image.attributes.title ?? '')

    this.#boxes(node)
  }

  /** Notes what is in a text box; answers whether there is one. */
  #boxes(node: XmlNode): boolean {
    const [box] = below(node, ({ name }) => name === 'txbxContent')
    if (box && textOf(box).trim() !== '') this.#left('boxLeft')

    return box !== undefined
  }

  #formula(node: XmlNode) {
    const formula = formulaOfWord(node)
    if (formula === null) this.#left('formulaLeft')
    else this.#add(formula)
  }

  #piece(node: XmlNode, properties: XmlNode | undefined) {
    const raised = raisedBy(properties, this.#usualSize)
    const isLine = isOn(childOf(properties, 'u'))
    const mark = BREAKS[node.name]

    if (node.name === 't') this.#add(readable(textOf(node), properties), raised, isLine)
    else if (mark !== undefined) this.#add(mark, null, isLine && mark === '\t')
    else if (node.name === 'sym') {
      const character = symbolOf(
        node.attributes.font ?? '',
        Number.parseInt(node.attributes.char ?? '', 16),
      )
      if (character === null) this.#left('signLeft')
      else this.#add(character, raised)
    } else if (node.name === 'drawing') this.#drawing(node)
    else if (node.name === 'pict' || node.name === 'object') this.#shape(node)
    else if (node.name === 'AlternateContent') {
      const chosen = childOf(node, 'Choice')
      for (const child of chosen?.children ?? []) if (isNode(child)) this.#piece(child, properties)
    } else if (node.name === 'instrText' && /^\s*EQ\b/i.test(textOf(node)))
      this.#left('formulaLeft')
  }

  #run(node: XmlNode) {
    const properties = childOf(node, 'rPr')
    if (isOn(childOf(properties, 'vanish'))) return

    for (const child of node.children) if (isNode(child)) this.#piece(child, properties)
  }

  #walk(node: XmlNode) {
    for (const child of node.children) {
      if (!isNode(child)) continue
      if (child.name === 'r') this.#run(child)
      else if (child.name === 'oMath') this.#formula(child)
      else if (AROUND.has(child.name)) this.#walk(child)
      else if (child.name === 'AlternateContent') this.#walk(childOf(child, 'Choice') ?? child)
    }
  }

  read(node: XmlNode): string {
    this.#runs = []
    this.#usualSize = usualSizeIn(node)
    this.#walk(node)

    return this.#runs.map(runText).join('')
  }

  /**
   * The underlined texts of the paragraph that was read last: a fill-in may have its answers so.
   */
  underlined(): string[] {
    const texts: string[] = []
    let isGoingOn = false

    for (const run of this.#runs) {
      if (run.isLine && isGoingOn) texts.push(`${texts.pop()!}${runText(run)}`)
      else if (run.isLine) texts.push(runText(run))
      isGoingOn = run.isLine
    }

    return texts.map((text) => text.trim()).filter((text) => text !== '' && !text.includes(BLANK))
  }
}

/** In half points; of text that says no size. */
const USUAL_SIZE = 21

const sizeOf = (properties: XmlNode | undefined) =>
  Number(childOf(properties, 'sz')?.attributes.val ?? Number.NaN)

/**
 * LibreOffice raises and lowers by a place and a smaller size; a place alone only brings a text in
 * line.
 */
function raisedBy(properties: XmlNode | undefined, usualSize: number): VerticalAlign {
  const value = childOf(properties, 'vertAlign')?.attributes.val
  if (value === 'superscript') return 'sup'
  if (value === 'subscript') return 'sub'

  const raise = Number(childOf(properties, 'position')?.attributes.val ?? 0)
  if (raise === 0 || !(sizeOf(properties) < usualSize)) return null

  return raise > 0 ? 'sup' : 'sub'
}

/** The size of the text that is neither raised nor lowered. */
function usualSizeIn(paragraph: XmlNode): number {
  const level = [...below(paragraph, ({ name }) => name === 'rPr')].filter(
    (properties) => !childOf(properties, 'position'),
  )

  return Math.max(USUAL_SIZE, ...level.map(sizeOf).filter(Number.isFinite))
}

/** Text in a font of symbols shows other signs than it has letters. */
function readable(text: string, properties: XmlNode | undefined): string {
  const font = childOf(properties, 'rFonts')?.attributes.ascii ?? ''
  if (!/^(symbol|wingdings)/i.test(font) && !/[\uf020-\uf0ff]/.test(text)) return text

  const named = /^(symbol|wingdings)/i.test(font) ? font : 'Symbol'

  return [...text]
    .map((character) => symbolOf(named, character.charCodeAt(0)) ?? character)
    .join('')
}

/** Underlined white space is a line to write on. */
function runText({ text, raised, isLine }: Run): string {
  if (raised) return indexFormula(text, raised) ?? text
  return isLine && /^[ \t\u3000\u00a0]{2,}$/.test(text) ? BLANK : text
}
