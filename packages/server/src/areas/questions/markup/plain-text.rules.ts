import { Unreadable } from '../formats/filed-question.rules.ts'
import { formulaOfMath, type MathNode } from './mathml.rules.ts'

/** Attributes of an element. */
export type Attributes = Readonly<Record<string, string>>

/** Called for every picture; returns the text that replaces it. */
export type OnPicture = (attributes: Attributes) => string

/** Called for what has no place in a text, with the key of a sentence. */
export type OnLeft = (key: string) => unknown

/** The place of a picture in a text of ours. */
export const pictureMark = (number: number) => `[\u56fe${number}]`

/** Such marks in a text. */
export const PICTURE_MARK = /\[\u56fe(\d{1,2})\]/g

/** The class of a picture that we write where its mark is, and its number in it. */
export const pictureClass = (number: number) => `picture-${number}`
export const NUMBERED = /^picture-(\d)$/

/**
 * Elements of this class keep their white space and are not read as formulas: we write them where
 * HTML would change a text.
 */
const KEEP = 'keep'

/** Pictures listed below a text, as we write them: they leave no mark in it. */
export const LISTED = 'pictures'

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl dt dd table tr thead tbody tfoot caption blockquote pre section article figure figcaption hr li prompt'.split(
    ' ',
  ),
)

const UNREAD = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'object',
  'audio',
  'video',
  'iframe',
])

/** Of these, what a person would see or hear. */
const MEDIA = new Set(['object', 'audio', 'video', 'iframe', 'embed'])
const withoutPrefix = (name: string) => name.slice(name.lastIndexOf(':') + 1)

/** Whether an `<object>` is a picture, by its type or else by its name. */
export const isPictureObject = ({ type = '', data = '' }: Attributes) =>
  type === '' ? /\.(png|jpe?g|gif|svg|webp|bmp)$/i.test(data) : /^image\//i.test(type)

const SIMPLE = /^[0-9A-Za-z+\-.,()]{1,20}$/

/** A raised or lowered text as a formula; null where it is more than a simple index. */
export function indexFormula(text: string, raised: 'sup' | 'sub'): string | null {
  const index = text.trim()
  if (!SIMPLE.test(index)) return null

  return `${text.startsWith(' ') ? ' ' : ''}$${raised === 'sup' ? '^' : '_'}{${index}}$`
}

/** No text of a question is nearly as long or has as many elements. */
const LONGEST = 50_000
const MAX_ELEMENTS = 20_000
const DEEPEST = 200

/** Formulas in the notations of Moodle's filters as we write them. */
const withFormulas = (text: string) =>
  text
    .replaceAll(
      /\\[([]((?:[^$\\]|\\(?![()[\]]))+)\\[)\]]/g,
      (_, inner: string) => `$${inner.trim()}$`,
    )
    .replaceAll(/\$\$([^$]+)\$\$/g, (_, inner: string) => `$${inner.trim()}$`)

/** Collects an expression of MathML, from its first to its last tag. */
class MathCollector {
  readonly #root: MathNode
  readonly #open: MathNode[]

  constructor(attributes: Attributes) {
    this.#root = { name: 'math', attributes, children: [] }
    this.#open = [this.#root]
  }

  open(name: string, attributes: Attributes) {
    if (this.#open.length > DEEPEST) throw new Unreadable('textLong')

    const node: MathNode = { name, attributes, children: [] }

    this.#open.at(-1)!.children.push(node)
    this.#open.push(node)
  }

  text(content: string) {
    this.#open.at(-1)!.children.push(content)
  }

  /** Whether this was the last tag. */
  close(name: string): boolean {
    const index = this.#open.findLastIndex((node) => node.name === name)
    if (index >= 0) this.#open.splice(index)

    return this.#open.length === 0
  }

  get formula() {
    return formulaOfMath(this.#root)
  }
}

/**
 * Text from HTML, line by line: blocks and `<br>` begin lines, white space is joined, scripts are
 * left out. Exponents and MathML become formulas, a picture becomes what `onPicture` returns. Fed
 * by the tokens of HTML or by the elements of an XML file.
 */
export class PlainText {
  #out = ''
  #isSpaced = false
  #open: { name: string; at: number; isKept: boolean; items: number }[] = []
  #unread = 0
  #count = 0
  #preformatted = 0
  #math: MathCollector | null = null
  readonly #onPicture: OnPicture
  readonly #onLeft: OnLeft

  constructor(onPicture: OnPicture = () => '', onLeft: OnLeft = () => undefined) {
    this.#onPicture = onPicture
    this.#onLeft = onLeft
  }

  #write(text: string) {
    if (text === '') return
    if (this.#out.length > LONGEST) throw new Unreadable('textLong')
    if (this.#isSpaced && this.#out !== '' && !this.#out.endsWith('\n')) this.#out += ' '

    this.#isSpaced = false
    this.#out += text
  }

  #line() {
    this.#isSpaced = false
    if (this.#out !== '' && !this.#out.endsWith('\n')) this.#out += '\n'
  }

  text(source: string) {
    if (this.#unread) return
    if (this.#math) return this.#math.text(source)
    if (this.#preformatted) return this.#write(source)

    const text = withFormulas(source).replaceAll(/[ \t\r\n\f\u00a0]+/g, ' ')
    if (text.startsWith(' ')) this.#isSpaced = true

    this.#write(text.replaceAll(/^ | $/g, ''))

    if (text.endsWith(' ')) this.#isSpaced = true
  }

  /** A formula in the place of an expression; one that has no such form is left out. */
  #endMath() {
    const formula = this.#math?.formula
    this.#math = null
    if (formula === null) this.#onLeft('formulaLeft')
    else if (formula) this.#write(formula)
  }

  /** A picture, or something else to be seen or heard, which is left out. */
  #embed(name: string, attributes: Attributes) {
    if (name === 'object' && isPictureObject(attributes)) {
      const { data = '', alt = attributes.title ?? '' } = attributes
      this.#write(this.#onPicture({ ...attributes, src: data, alt }))
    } else this.#onLeft('mediaLeft')
  }

  open(fullName: string, attributes: Attributes = {}) {
    this.#count += 1
    if (this.#count > MAX_ELEMENTS) throw new Unreadable('textLong')

    const name = withoutPrefix(fullName)
    if (this.#math) return this.#math.open(name, attributes)
    if (this.#open.length > DEEPEST) return
    if (MEDIA.has(name) && !this.#unread) this.#embed(name, attributes)
    if (UNREAD.has(name)) this.#unread += 1
    if (this.#unread) return void this.#open.push({ name, at: 0, isKept: false, items: 0 })

    if (name === 'math') {
      this.#math = new MathCollector(attributes)
      return
    }

    this.#begin(name, attributes)

    const isKept = name === 'pre' || attributes.class === KEEP
    if (isKept) this.#preformatted += 1

    this.#open.push({
      name: attributes.class === LISTED ? LISTED : name,
      at: this.#out.length,
      isKept,
      items: 0,
    })
  }

  /** Writes what the beginning of an element makes in the text. */
  #begin(name: string, attributes: Attributes) {
    if (name === 'br') {
      this.#isSpaced = false
      this.#out += '\n'
    } else if (name === 'img') {
      const mark = this.#onPicture(attributes)
      if (!this.#isListed()) this.#write(mark)
    } else if (BLOCKS.has(name)) this.#line()
    else if ((name === 'td' || name === 'th') && this.#out !== '' && !this.#out.endsWith('\n'))
      this.#write('\t')

    if (name === 'li') this.#item()
  }

  #isListed = () => this.#open.some(({ name }) => name === LISTED)

  #item() {
    const list = this.#open.findLast(({ name }) => name === 'ol' || name === 'ul')
    if (list) list.items += 1
    this.#write(list?.name === 'ol' ? `${list.items}. ` : '\u2022 ')
  }

  close(fullName: string) {
    const name = withoutPrefix(fullName)
    if (this.#math) {
      if (this.#math.close(name)) this.#endMath()
      return
    }

    const index = this.#open.findLastIndex(
      (element) => element.name === name || (element.name === LISTED && BLOCKS.has(name)),
    )
    if (index < 0) return

    for (const element of this.#open.splice(index).reverse()) {
      if (UNREAD.has(element.name)) this.#unread -= 1
      if (element.isKept) this.#preformatted -= 1

      const written = this.#out.slice(element.at)

      const formula =
        (element.name === 'sup' || element.name === 'sub') && element.at < LONGEST / 2
          ? indexFormula(written, element.name)
          : null

      if (formula !== null) this.#out = this.#out.slice(0, element.at) + formula
      if (BLOCKS.has(element.name) || element.name === LISTED) this.#line()
    }
  }

  /** What was read so far. */
  get result() {
    if (this.#math) this.#endMath()
    return this.#out.trim()
  }
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * A text as content or attribute of XML and HTML. A carriage return would be read as a line end, so
 * none is written.
 */
export const escaped = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[&<>"]/g, (character) => CHARACTERS[character]!)

/** White space and formula marks that a reader of HTML would change. */
const FRAGILE = /[\t\f\u00a0]+| {2,}| (?=\n)|(?<=\n) |\\+|\$\$+/g

/** A text of ours as XHTML from which `PlainText` reads exactly the same text. */
export const exactHtml = (text: string) =>
  escaped(text)
    .replaceAll(FRAGILE, (run) => `<span class="${KEEP}">${run}</span>`)
    .replaceAll('\n', '<br/>')

/**
 * A text as an attribute: line ends and tabs would be read as spaces, and a brace may begin a gap
 * of Moodle's.
 */
export const exactValue = (text: string) =>
  escaped(text).replaceAll(/[\n\t{]/g, (character) => `&#${character.charCodeAt(0)};`)
