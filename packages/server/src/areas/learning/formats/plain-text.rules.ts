import { Unreadable } from './filed-question.rules.ts'

/** Attributes of an element. */
export type Attributes = Readonly<Record<string, string>>
/** Asked for every picture; answers what stands in the text in its place. */
export type OnPicture = (attributes: Attributes) => string

/** The place of a picture in a text of ours. */
export const pictureMark = (number: number) => `[\u56fe${number}]`
/** Elements of this class keep their white space and are not read as formulas: we write them where HTML would change a text. */
const KEEP = 'keep'
/** Pictures listed below a text, as we write them: they leave no mark in it. */
export const LISTED = 'pictures'

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl dt dd table tr thead tbody tfoot caption blockquote pre section article figure figcaption hr li prompt'.split(
    ' ',
  ),
)
const UNREAD = new Set(['script', 'style', 'head', 'title', 'template', 'object', 'audio', 'video', 'iframe'])
const SIMPLE = /^[0-9A-Za-z+\-.,()]{1,20}$/

/** No text of a question is nearly as long or has as many elements. */
const LONGEST = 50_000
const MOST_ELEMENTS = 20_000
const DEEPEST = 200

/** Formulas in the notations of Moodle's filters as we write them. */
const withFormulas = (text: string) =>
  text
    .replaceAll(/\\[([]((?:[^$\\]|\\(?![()[\]]))+)\\[)\]]/g, (_, inner: string) => `$${inner.trim()}$`)
    .replaceAll(/\$\$([^$]+)\$\$/g, (_, inner: string) => `$${inner.trim()}$`)

/**
 * Text from HTML, line by line: blocks and `<br>` begin lines, white space is joined, scripts are left out, exponents become formulas,
 * a picture is whatever `onPicture` answers. Fed by the tokens of HTML or by the elements of an XML file.
 */
export class PlainText {
  #out = ''
  #isSpaced = false
  #open: { name: string; at: number; isKept: boolean; items: number }[] = []
  #unread = 0
  #count = 0
  #kept = 0
  readonly #onPicture: OnPicture
  constructor(onPicture: OnPicture = () => '') {
    this.#onPicture = onPicture
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
  text(given: string) {
    if (this.#unread) return
    if (this.#kept) return this.#write(given)
    const text = withFormulas(given).replaceAll(/[ \t\r\n\f\u00a0]+/g, ' ')
    if (text.startsWith(' ')) this.#isSpaced = true
    this.#write(text.replaceAll(/^ | $/g, ''))
    if (text.endsWith(' ')) this.#isSpaced = true
  }
  open(name: string, attributes: Attributes = {}) {
    this.#count += 1
    if (this.#count > MOST_ELEMENTS) throw new Unreadable('textLong')
    if (this.#open.length > DEEPEST) return
    if (UNREAD.has(name)) this.#unread += 1
    if (this.#unread) return void this.#open.push({ name, at: 0, isKept: false, items: 0 })
    if (name === 'br') {
      this.#isSpaced = false
      this.#out += '\n'
    } else if (name === 'img') {
      const mark = this.#onPicture(attributes)
      if (!this.#isListed()) this.#write(mark)
    } else if (BLOCKS.has(name)) this.#line()
    else if ((name === 'td' || name === 'th') && this.#out !== '' && !this.#out.endsWith('\n')) this.#write('\t')
    if (name === 'li') this.#item()
    const isKept = name === 'pre' || attributes.class === KEEP
    if (isKept) this.#kept += 1
    this.#open.push({ name: attributes.class === LISTED ? LISTED : name, at: this.#out.length, isKept, items: 0 })
  }
  #isListed = () => this.#open.some(({ name }) => name === LISTED)
  #item() {
    const list = this.#open.findLast(({ name }) => name === 'ol' || name === 'ul')
    if (list) list.items += 1
    this.#write(list?.name === 'ol' ? `${list.items}. ` : '\u2022 ')
  }
  close(name: string) {
    const at = this.#open.findLastIndex((one) => one.name === name || (one.name === LISTED && BLOCKS.has(name)))
    if (at < 0) return
    for (const one of this.#open.splice(at).reverse()) {
      if (UNREAD.has(one.name)) this.#unread -= 1
      if (one.isKept) this.#kept -= 1
      const written = this.#out.slice(one.at)
      if ((one.name === 'sup' || one.name === 'sub') && one.at < LONGEST / 2 && SIMPLE.test(written.trim()))
        this.#out = `${this.#out.slice(0, one.at)}${written.startsWith(' ') ? ' ' : ''}$${one.name === 'sup' ? '^' : '_'}{${written.trim()}}$`
      if (BLOCKS.has(one.name) || one.name === LISTED) this.#line()
    }
  }
  /** What was read so far. */
  get result() {
    return this.#out.trim()
  }
}

const CHARACTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text as content or attribute of XML and HTML. A carriage return would be read as a line end, so none is written. */
export const escaped = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[&<>"]/g, (character) => CHARACTERS[character]!)

/** White space and formula marks that a reader of HTML would change. */
const FRAGILE = /[\t\f\u00a0]+| {2,}| (?=\n)|(?<=\n) |\\+|\$\$+/g
/** A text of ours as XHTML from which `PlainText` reads exactly the same text. */
export const exactHtml = (text: string) =>
  escaped(text)
    .replaceAll(FRAGILE, (run) => `<span class="${KEEP}">${run}</span>`)
    .replaceAll('\n', '<br/>')
/** A text as an attribute: line ends and tabs would be read as spaces, and a brace may begin a gap of Moodle's. */
export const exactValue = (text: string) => escaped(text).replaceAll(/[\n\t{]/g, (character) => `&#${character.charCodeAt(0)};`)
