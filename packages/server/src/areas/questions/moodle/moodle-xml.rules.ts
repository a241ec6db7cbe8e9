import type {
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import {
  attempt,
  choiceOf,
  type FilePicture,
  type FileRemark,
  few,
  isWildcard,
  matchingOf,
  type ParsedQuestion,
  Unreadable,
  withBlank,
  withoutStars,
} from '../formats/filed-question.rules.ts'
import { NO_PICTURE } from '../formats/pictures.rules.ts'
import { htmlText } from '../markup/html-text.rules.ts'
import { type Attributes, NUMBERED, pictureMark } from '../markup/plain-text.rules.ts'
import { type QuestionTags, readTags } from '../markup/tags.rules.ts'
import { childOf, childrenOf, textOf, type XmlNode, xmlElements } from '../markup/xml-tree.rules.ts'
import { clozeBody } from './cloze.rules.ts'
import { categoryNames } from './gift.rules.ts'
import { assembled, type Piece, type PieceResult } from './pieces.rules.ts'

const contentOf = (node: XmlNode | undefined) =>
  (childOf(node, 'text') ? textOf(childOf(node, 'text')) : textOf(node)).trim()

const decoded = (address: string) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** More than a question may have, and few enough to be looked for at once. */
const MAX_PICTURES = 50

/** Reads the fields of one question and keeps the pictures they show. */
class Fields {
  readonly pictures: { filePath: string; alt: string }[] = []
  readonly embedded: FilePicture[] = []
  readonly #files = new Map<XmlNode, ReadonlyMap<string, XmlNode>>()
  readonly notes: FileRemark[] = []
  readonly #line: number

  constructor(line: number) {
    this.#line = line
  }

  /** Notes once that something was left out, and returns its replacement: nothing. */
  left = (key: string, data: FileRemark['data'] = {}) => {
    const message = `learning.formats.${key}`
    if (!this.notes.some((note) => note.message === message))
      this.notes.push({ line: this.#line, message, data })

    return ''
  }

  /**
   * Keeps a picture and answers its mark. Ours say their number, so that one shown in two places
   * stays one.
   */
  #add(picture: { filePath?: string; base64?: string; alt: string; number?: number }): string {
    const { base64, number = this.pictures.length + 1 } = picture
    const filePath = picture.filePath ?? `embedded:${number}`

    if (this.pictures[number - 1] === undefined) {
      this.pictures[number - 1] = { filePath, alt: picture.alt.trim() || pictureMark(number) }
      if (base64 !== undefined) this.embedded.push({ filePath, base64 })
    }

    return pictureMark(number)
  }

  /** The file of this name that came with a field. */
  #fileOf(node: XmlNode, name: string): XmlNode | undefined {
    // of two with one name the first
    const named = () =>
      new Map(
        childrenOf(node, 'file')
          .map((file) => [file.attributes.name ?? '', file] as const)
          .reverse(),
      )

    const files = this.#files.get(node) ?? named()

    this.#files.set(node, files)

    return files.get(name)
  }

  #picture(node: XmlNode, { src = '', alt = '', class: classes = '' }: Attributes): string {
    if (this.pictures.length >= MAX_PICTURES) return this.left('pictureLeft')

    const name = /^@@PLUGINFILE@@\/(.*)$/.exec(src)?.[1]?.split('?')[0]
    const file =
      name === undefined ? undefined : this.#fileOf(node, decoded(name).split('/').at(-1)!)
    const base64 = file ? textOf(file) : /^data:image\/[\w.+-]+;base64,([\s\S]*)$/.exec(src)?.[1]
    const filePath = /^house:(.+)$/s.exec(src)?.[1]
    if (base64 === undefined && filePath === undefined) return this.left('pictureLeft')

    const [, number] = NUMBERED.exec(classes) ?? []

    return this.#add({
      alt: alt.trim() || (name ?? ''),
      ...(filePath !== undefined && { filePath }),
      ...(base64 !== undefined && { base64 }),
      ...(number !== undefined && { number: Number(number) }),
    })
  }

  /**
   * The mark of the picture that a question of Moodle 1 has below its text; nothing where it has
   * none.
   */
  oldPicture(question: XmlNode): string {
    const name = contentOf(childOf(question, 'image'))
    const base64 = contentOf(childOf(question, 'image_base64'))
    if (base64 !== '') return this.#add({ alt: name, base64 })

    return name === '' ? '' : this.left('pictureLeft')
  }

  /** The text of HTML within a field. */
  html = (node: XmlNode, content: string) =>
    htmlText(content, (attributes) => this.#picture(node, attributes), this.left)

  /** The text of a field, by its format. */
  text(node: XmlNode | undefined): string {
    if (!node) return ''

    const content = contentOf(node)
    const { format = 'html' } = node.attributes
    if (format === 'plain_text' || format === 'markdown') return content

    return this.html(
      node,
      format === 'moodle_auto_format' ? content.replaceAll('\n', '<br>') : content,
    )
  }
}

type Answer = { share: number; text: string; node: XmlNode }

type Reading = {
  node: XmlNode
  stem: string
  fields: Fields
  tags: QuestionTags
  answers: readonly Answer[]
}

/** The answers that earn everything; others are left out with a note. */
function wholeAnswers({ answers, fields }: Reading): Answer[] {
  if (answers.some(({ share }) => share > 0 && share < 100)) fields.left('partLeft')
  return answers.filter(({ share }) => share >= 100)
}

function shortAnswer(reading: Reading): QuestionBody {
  const whole = wholeAnswers(reading).map(({ node }) => contentOf(node))
  if (whole.some(isWildcard)) reading.fields.left('wildcardLeft')

  const isExactCase = contentOf(childOf(reading.node, 'usecase')) === '1'

  const blank = {
    accepted: whole.map(withoutStars),
    isExactCase,
    number: reading.tags.numbers.get(1) ?? null,
  }

  return { kind: 'blank', stem: withBlank(reading.stem), blanks: [blank] }
}

function numerical(reading: Reading): QuestionBody {
  const [first, ...others] = wholeAnswers(reading).map(
    ({ node }) => [contentOf(node), contentOf(childOf(node, 'tolerance')) || '0'] as const,
  )
  if (!first) throw new Unreadable('noRight')
  if (others.length > 0) throw new Unreadable('numbersMany')

  if (childrenOf(childOf(reading.node, 'units'), 'unit').length > 0)
    reading.fields.left('unitsLeft')

  const [value, tolerance] = first.map(Number) as [number, number]
  if (first[0] === '' || !Number.isFinite(value) || !Number.isFinite(tolerance))
    throw new Unreadable('numberUnread')

  return {
    kind: 'blank',
    stem: withBlank(reading.stem),
    blanks: [
      { accepted: [], isExactCase: reading.tags.exact.includes(1), number: { value, tolerance } },
    ],
  }
}

function trueFalse({ stem, answers }: Reading): QuestionBody {
  const right = answers.find(({ share }) => share >= 100)?.text.toLowerCase()
  if (right !== 'true' && right !== 'false') throw new Unreadable('noRight')

  return { kind: 'trueFalse', stem, right: right === 'true' }
}

/**
 * Neither contains another of its kind: many that do not end are not each looked for to the end of
 * the text.
 */
const REFERENCE = /<div class="reference">((?:(?!<div )[\s\S])*?)<\/div>/
const POINT = /<li class="share-(\d{1,3})">((?:(?!<li )[\s\S])*?) <b>\d+%<\/b><\/li>/g

function byHand({ node, stem, fields, tags }: Reading): QuestionBody {
  const grader = childOf(node, 'graderinfo')
  const html = contentOf(grader)

  const rubric = [...html.matchAll(POINT)].map(([, share, text]) => ({
    text: htmlText(text!),
    share: Number(share),
  }))

  const [, reference] = REFERENCE.exec(html) ?? []
  const isOurs = rubric.length > 0 || reference !== undefined
  const sentence = isOurs ? htmlText(reference ?? '') : fields.text(grader)

  return {
    kind: tags.kind === 'short' ? 'short' : 'essay',
    stem,
    reference: sentence || null,
    rubric,
  }
}

function matching({ node, stem, fields, tags }: Reading): QuestionBody {
  const pairs = few(childrenOf(node, 'subquestion')).map((subquestion) => ({
    prompt: fields.text(subquestion),
    option: contentOf(childOf(subquestion, 'answer')),
  }))

  return matchingOf(stem, pairs, tags.order)
}

function multichoice(reading: Reading): QuestionBody {
  const isSingle = /^(true|1)$/.test(contentOf(childOf(reading.node, 'single')) || 'true')
  if (isSingle && reading.answers.some(({ share }) => share > 0 && share < 100))
    reading.fields.left('partLeft')

  return choiceOf(reading.stem, reading.answers, isSingle)
}

function cloze({ node, fields, tags }: Reading): QuestionBody {
  const questionText = childOf(node, 'questiontext')
  if (!questionText) throw new Unreadable('noAnswer')

  const old = fields.oldPicture(node)

  return clozeBody(
    old === '' ? contentOf(questionText) : `${contentOf(questionText)}<p>${old}</p>`,
    {
      tags,
      left: fields.left,
      textOf: (html) => fields.html(questionText, html),
    },
  )
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

function stemOf(node: XmlNode, fields: Fields): string {
  const text = fields.text(childOf(node, 'questiontext')) || contentOf(childOf(node, 'name'))
  const old = fields.oldPicture(node)
  return old === '' ? text : `${text}\n${old}`
}

function pieceOf(node: XmlNode, category: readonly string[] | undefined): Piece {
  const { line } = node
  const kind = node.attributes.type === 'multianswer' ? 'cloze' : (node.attributes.type ?? '')
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  if (!read) throw new Unreadable('kindUnknown', { kind: kind.slice(0, 40) })

  const fields = new Fields(line)
  const tags = readTags(childrenOf(childOf(node, 'tags'), 'tag').map(contentOf))
  const stem = kind === 'cloze' ? '' : stemOf(node, fields)

  const answers = few(childrenOf(node, 'answer')).map((answer) => ({
    share: Number(answer.attributes.fraction ?? 0),
    text: fields.text(answer),
    node: answer,
  }))

  const reading = { node, stem, fields, tags, answers }
  const body = read(reading)

  const explanation =
    [fields.text(childOf(node, 'generalfeedback')), ...feedbackOf(reading)]
      .filter((sentence) => sentence !== '')
      .join('\n') || null

  const { pictures, embedded, notes } = fields

  return {
    line,
    stem: body?.stem ?? stem,
    body,
    tags,
    // a number that nothing has any more is an empty place
    pictures: Array.from(
      pictures,
      (picture) => picture ?? NO_PICTURE,
    ) satisfies QuestionContent['pictures'],
    embedded,
    explanation,
    notes,
    ...(category && { category }),
  }
}

const QUESTIONS = new Set(['question'])
const MAX_CATEGORIES = 20_000

function* piecesOf(xml: string): Generator<PieceResult> {
  let category: readonly string[] | undefined
  let categories = 0

  try {
    for (const node of xmlElements(xml, QUESTIONS)) {
      if (node.attributes.type === 'category') {
        categories += 1
        if (categories > MAX_CATEGORIES) throw new Unreadable('textLong')

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
export const readMoodle = (xml: string): Generator<ParsedQuestion> => assembled(piecesOf(xml))
