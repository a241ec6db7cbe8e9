import { BLANK_MARK, type QuestionBody, type QuestionContent } from '@residency/contract/areas/learning/bank/question.shape'
import { clozeBody } from './cloze.rules.ts'
import {
  attempt,
  BLANK,
  choiceOf,
  type FilePicture,
  type FileRemark,
  type Found,
  few,
  isWildcard,
  matchingOf,
  Unreadable,
  withoutStars,
} from './filed-question.rules.ts'
import { categoryNames } from './gift.rules.ts'
import { htmlText } from './html-text.rules.ts'
import { assembled, type Piece, type PieceFound } from './pieces.rules.ts'
import { type Attributes, pictureMark } from './plain-text.rules.ts'
import { type HouseTags, readTags } from './tags.rules.ts'
import { childOf, childrenOf, textOf, type XmlNode, xmlElements } from './xml-tree.rules.ts'

const contentOf = (node: XmlNode | undefined) => (childOf(node, 'text') ? textOf(childOf(node, 'text')) : textOf(node)).trim()
const decoded = (address: string) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Reads the fields of one question and keeps the pictures they show. */
class Fields {
  readonly pictures: { filePath: string; alt: string }[] = []
  readonly embedded: FilePicture[] = []
  readonly notes: FileRemark[] = []
  readonly #line: number
  constructor(line: number) {
    this.#line = line
  }
  /** Notes once that something was left out; answers what stands in its place: nothing. */
  left = (key: string, data: FileRemark['data'] = {}) => {
    const message = `learning.formats.${key}`
    if (!this.notes.some((note) => note.message === message)) this.notes.push({ line: this.#line, message, data })
    return ''
  }
  #picture(node: XmlNode, { src = '', alt = '' }: Attributes): string {
    const name = /^@@PLUGINFILE@@\/(.*)$/.exec(src)?.[1]?.split('?')[0]
    const file = childrenOf(node, 'file').find(
      ({ attributes }) => name !== undefined && attributes.name === decoded(name).split('/').at(-1),
    )
    const base64 = file ? textOf(file) : /^data:image\/[\w.+-]+;base64,([\s\S]*)$/.exec(src)?.[1]
    const kept = /^house:(.+)$/s.exec(src)?.[1]
    if (base64 === undefined && kept === undefined) return this.left('pictureLeft')
    const filePath = kept ?? `embedded:${this.pictures.length + 1}`
    if (base64 !== undefined) this.embedded.push({ filePath, base64 })
    this.pictures.push({ filePath, alt: alt.trim() || name || pictureMark(this.pictures.length + 1) })
    return pictureMark(this.pictures.length)
  }
  /** The text of HTML within a field. */
  html = (node: XmlNode, content: string) => htmlText(content, (attributes) => this.#picture(node, attributes))
  /** The text of a field, by its format. */
  text(node: XmlNode | undefined): string {
    if (!node) return ''
    const given = contentOf(node)
    const { format = 'html' } = node.attributes
    if (format === 'plain_text' || format === 'markdown') return given
    return this.html(node, format === 'moodle_auto_format' ? given.replaceAll('\n', '<br>') : given)
  }
}

type Answer = { share: number; text: string; node: XmlNode }
type Reading = { node: XmlNode; stem: string; fields: Fields; tags: HouseTags; answers: readonly Answer[] }
const withBlank = (stem: string) => ((stem.match(BLANK_MARK) ?? []).length === 0 ? `${stem} ${BLANK}`.trim() : stem)

/** The answers that earn everything; others are left out with a note. */
function wholeAnswers({ answers, fields }: Reading): Answer[] {
  if (answers.some(({ share }) => share > 0 && share < 100)) fields.left('partLeft')
  return answers.filter(({ share }) => share >= 100)
}
function shortAnswer(reading: Reading): QuestionBody {
  const whole = wholeAnswers(reading).map(({ node }) => contentOf(node))
  if (whole.some(isWildcard)) reading.fields.left('wildcardLeft')
  const isExactCase = contentOf(childOf(reading.node, 'usecase')) === '1'
  const blank = { accepted: whole.map(withoutStars), isExactCase, number: reading.tags.numbers.get(1) ?? null }
  return { kind: 'blank', stem: withBlank(reading.stem), blanks: [blank] }
}
function numerical(reading: Reading): QuestionBody {
  const [first, ...others] = wholeAnswers(reading).map(
    ({ node }) => [contentOf(node), contentOf(childOf(node, 'tolerance')) || '0'] as const,
  )
  if (!first) throw new Unreadable('noRight')
  if (others.length > 0) throw new Unreadable('numbersMany')
  if (childrenOf(childOf(reading.node, 'units'), 'unit').length > 0) reading.fields.left('unitsLeft')
  const [value, tolerance] = first.map(Number) as [number, number]
  if (first[0] === '' || !Number.isFinite(value) || !Number.isFinite(tolerance)) throw new Unreadable('numberUnread')
  return {
    kind: 'blank',
    stem: withBlank(reading.stem),
    blanks: [{ accepted: [], isExactCase: reading.tags.exact.includes(1), number: { value, tolerance } }],
  }
}
function trueFalse({ stem, answers }: Reading): QuestionBody {
  const right = answers.find(({ share }) => share >= 100)?.text.toLowerCase()
  if (right !== 'true' && right !== 'false') throw new Unreadable('noRight')
  return { kind: 'trueFalse', stem, right: right === 'true' }
}
/** Neither contains another of its kind: many that do not end are not each looked for to the end of the text. */
const REFERENCE = /<div class="reference">((?:(?!<div )[\s\S])*?)<\/div>/
const POINT = /<li class="share-(\d{1,3})">((?:(?!<li )[\s\S])*?) <b>\d+%<\/b><\/li>/g
function byHand({ node, stem, fields, tags }: Reading): QuestionBody {
  const grader = childOf(node, 'graderinfo')
  const html = contentOf(grader)
  const rubric = [...html.matchAll(POINT)].map(([, share, text]) => ({ text: htmlText(text!), share: Number(share) }))
  const [, reference] = REFERENCE.exec(html) ?? []
  const isOurs = rubric.length > 0 || reference !== undefined
  const sentence = isOurs ? htmlText(reference ?? '') : fields.text(grader)
  return { kind: tags.kind === 'short' ? 'short' : 'essay', stem, reference: sentence || null, rubric }
}
function matching({ node, stem, fields, tags }: Reading): QuestionBody {
  const pairs = few(childrenOf(node, 'subquestion')).map((one) => ({ prompt: fields.text(one), option: contentOf(childOf(one, 'answer')) }))
  return matchingOf(stem, pairs, tags.order)
}
function multichoice(reading: Reading): QuestionBody {
  const isSingle = /^(true|1)$/.test(contentOf(childOf(reading.node, 'single')) || 'true')
  if (isSingle && reading.answers.some(({ share }) => share > 0 && share < 100)) reading.fields.left('partLeft')
  return choiceOf(reading.stem, reading.answers, isSingle)
}
function cloze({ node, fields, tags }: Reading): QuestionBody {
  const given = childOf(node, 'questiontext')
  if (!given) throw new Unreadable('noAnswer')
  return clozeBody(contentOf(given), { tags, left: fields.left, textOf: (html) => fields.html(given, html) })
}
const READERS: Readonly<Record<string, (reading: Reading) => QuestionBody | null>> = {
  multichoice,
  truefalse: trueFalse,
  shortanswer: shortAnswer,
  numerical,
  matching,
  essay: byHand,
  cloze,
  description: () => null,
}

/** What answers say about themselves, as lines of the explanation. */
const feedbackOf = ({ answers, fields }: Reading) =>
  answers.flatMap(({ node, text }) => {
    const sentence = fields.text(childOf(node, 'feedback'))
    return sentence === '' ? [] : [`${text}: ${sentence}`]
  })

function pieceOf(node: XmlNode, category: readonly string[] | undefined): Piece {
  const { line } = node
  const kind = node.attributes.type === 'multianswer' ? 'cloze' : (node.attributes.type ?? '')
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  if (!read) throw new Unreadable('kindUnknown', { kind: kind.slice(0, 40) })
  const fields = new Fields(line)
  const tags = readTags(childrenOf(childOf(node, 'tags'), 'tag').map(contentOf))
  const stem = kind === 'cloze' ? '' : fields.text(childOf(node, 'questiontext')) || contentOf(childOf(node, 'name'))
  const answers = few(childrenOf(node, 'answer')).map((one) => ({
    share: Number(one.attributes.fraction ?? 0),
    text: fields.text(one),
    node: one,
  }))
  const reading = { node, stem, fields, tags, answers }
  const body = read(reading)
  const explanation =
    [fields.text(childOf(node, 'generalfeedback')), ...feedbackOf(reading)].filter((sentence) => sentence !== '').join('\n') || null
  const { pictures, embedded, notes } = fields
  return {
    line,
    stem: body?.stem ?? stem,
    body,
    tags,
    pictures: pictures satisfies QuestionContent['pictures'],
    embedded,
    explanation,
    notes,
    ...(category && { category }),
  }
}

const QUESTIONS = new Set(['question'])
function* piecesOf(xml: string): Generator<PieceFound> {
  let category: readonly string[] | undefined
  try {
    for (const node of xmlElements(xml, QUESTIONS)) {
      if (node.attributes.type === 'category') {
        category = categoryNames(contentOf(childOf(node, 'category')))
        continue
      }
      const piece = yield* attempt(node.line, () => pieceOf(node, category))
      if (piece) yield { piece }
    }
  } catch (e) {
    // what follows the place where the file is broken cannot be read
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, ...e.remark } }
  }
}

/** The questions of a Moodle XML file, one by one. */
export const readMoodle = (xml: string): Generator<Found> => assembled(piecesOf(xml))
