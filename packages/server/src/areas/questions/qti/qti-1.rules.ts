import {
  BLANK_MARK,
  type BlankField,
  type QuestionBody,
} from '@residency/contract/areas/questions/bank/question.shape'
import {
  BLANK,
  choiceOf,
  type Draft,
  few,
  letterOf,
  type SimplePart,
  simpleOf,
  Unreadable,
  USUAL_DIFFICULTY,
} from '../formats/filed-question.rules.ts'
import { htmlText } from '../markup/html-text.rules.ts'
import { PlainText } from '../markup/plain-text.rules.ts'
import {
  below,
  childOf,
  childrenOf,
  isNode,
  textOf,
  type XmlNode,
} from '../markup/xml-tree.rules.ts'
import { ItemNotes } from './item-notes.rules.ts'
import { fieldsOf, type Keys, keysOf } from './qti-1-keys.rules.ts'
import {
  areMatching,
  isChoice,
  isNumeric,
  isResponse,
  isUnkeyed,
  numberOf,
  type Option,
  type ResponseQuestion,
  truthOf,
} from './qti-1-responses.rules.ts'
import { type ItemResult, readItems } from './read-items.rules.ts'

const identOf = (node: XmlNode) => node.attributes.ident ?? ''

/** Kinds of Canvas that the bank has none for. */
const UNKNOWN = new Set([
  'calculated_question',
  'file_upload_question',
  'ordering_question',
  'categorization_question',
  'hot_spot_question',
])

/** Reads one item. */
class ItemReader {
  readonly about: ItemNotes
  readonly #item: XmlNode
  readonly #type: string

  constructor(item: XmlNode) {
    this.about = new ItemNotes(item.line)
    this.#item = item
    this.#type = fieldsOf(item).get('question_type') ?? ''
  }

  /** The text of one `mattext`: HTML as a text, or as elements. */
  #material(node: XmlNode): string {
    const { picture, left } = this.about
    if (node.name === 'matimage')
      return picture({ src: node.attributes.uri ?? '', alt: node.attributes.label ?? '' })

    const isHtml = /html/i.test(node.attributes.texttype ?? '')
    const content = textOf(node)
    if (!node.children.some(isNode))
      return isHtml ? htmlText(content, picture, left) : content.trim()

    const text = new PlainText(picture, left)

    this.#walk(node, text)

    return text.result
  }

  #walk(node: XmlNode, text: PlainText) {
    for (const child of node.children) {
      if (!isNode(child)) text.text(child)
      else {
        text.open(child.name, child.attributes)
        this.#walk(child, text)
        text.close(child.name)
      }
    }
  }

  /** The texts below an element, in order; `markOf` says what is in the place of a response. */
  #text(node: XmlNode | undefined, markOf: (node: XmlNode) => string = () => ''): string {
    const pieces: string[] = []

    const collect = (around: XmlNode) => {
      for (const child of around.children) {
        if (!isNode(child) || child.name === 'response_label') continue
        if (child.name === 'mattext' || child.name === 'matimage')
          pieces.push(this.#material(child))
        else if (
          child.name === 'mataudio' ||
          child.name === 'matvideo' ||
          child.name === 'matapplet'
        )
          this.about.left('mediaLeft')
        else if (isResponse(child)) pieces.push(markOf(child))
        else collect(child)
      }
    }

    if (node) collect(node)

    return joinedPieces(pieces.filter((piece) => piece !== ''))
  }

  /** What is asked, with a blank where each text is entered, unless it shows its blanks itself. */
  #stemWithBlanks(presentation: XmlNode | undefined, count: number): string {
    const bare = this.#text(presentation)
    return (bare.match(BLANK_MARK) ?? []).length === count
      ? bare
      : this.#text(presentation, () => BLANK)
  }

  #responseQuestion(node: XmlNode, keysFor: (id: string) => Keys): ResponseQuestion {
    const labels = few([...below(node, ({ name }) => name === 'response_label')])
    const options = labels.map((label) => ({ id: identOf(label), text: this.#labelText(label) }))
    return { node, id: identOf(node), options, keys: keysFor(identOf(node)) }
  }

  #labelText = (label: XmlNode) =>
    [...below(label, ({ name }) => name === 'mattext' || name === 'matimage')]
      .map((node) => this.#material(node))
      .join('\n')

  /** The values that earn most; of one right answer, what earns less is left out. */
  #right({ keys }: ResponseQuestion, isSingle: boolean): string[] {
    const max = Math.max(0, ...keys.earned.map(({ points }) => points))
    const right = keys.earned.filter(({ points }) => !isSingle || points === max)
    if (right.length < keys.earned.length) this.about.left('partLeft')

    return [...new Set(right.map(({ value }) => value))]
  }

  #choice(stem: string, responseQuestion: ResponseQuestion): QuestionBody {
    const isSingle = !/^multiple$/i.test(responseQuestion.node.attributes.rcardinality ?? 'Single')
    const right = this.#right(responseQuestion, isSingle)
    const truth = truthOf(responseQuestion.options, right)
    if (truth !== null) return { kind: 'trueFalse', stem, right: truth }

    const options = responseQuestion.options.map(({ id, text }) => ({
      text,
      share: right.includes(id) ? 100 : 0,
    }))

    return choiceOf(stem, options, isSingle)
  }

  #blank(responseQuestion: ResponseQuestion): BlankField {
    const { earned, ranges } = responseQuestion.keys

    const isNumber =
      responseQuestion.node.name === 'response_num' ||
      this.#type === 'numerical_question' ||
      isNumeric(responseQuestion.node)

    if (isNumber)
      return { accepted: [], isExactCase: false, number: numberOf(responseQuestion.keys) }
    if (ranges.length > 0) throw new Unreadable('numberUnread')

    const accepted = this.#right(responseQuestion, true)

    return {
      accepted,
      isExactCase: earned.length > 0 && earned.every(({ isExactCase }) => isExactCase),
      number: null,
    }
  }

  /** Several choices among the same options, each with a text of its own. */
  #matching(stem: string, all: readonly ResponseQuestion[]): QuestionBody {
    const options: Option[] = []
    for (const option of all.flatMap((response) => response.options))
      if (!options.some(({ id }) => id === option.id)) options.push(option)

    const idOf = new Map(few(options).map(({ id }, at) => [id, letterOf(at)]))

    return {
      kind: 'matching',
      stem,
      options: options.map(({ text }, at) => ({ id: letterOf(at), text })),
      prompts: all.map((response, index) => {
        const right = this.#right(response, true)
        if (right.length > 1) throw new Unreadable('pairsMany')

        return {
          id: String(index + 1),
          text: this.#text(response.node),
          right: idOf.get(right[0] ?? '') ?? 'none',
        }
      }),
    }
  }

  /**
   * Canvas writes the place of a gap as its name in brackets, and all that a blank takes as options
   * of it.
   */
  #named(stem: string, all: readonly ResponseQuestion[]): QuestionBody {
    const isBlanks = this.#type === 'fill_in_multiple_blanks_question'
    const byName = new Map(all.map((response) => [response.id.replace(/^response_/, ''), response]))
    const placed: ResponseQuestion[] = []

    const marked = stem.replaceAll(/\[([^[\]\n]{1,100})\]/g, (whole, name: string) => {
      const response = byName.get(name)
      if (!response) return whole

      byName.delete(name)
      placed.push(response)

      return isBlanks ? BLANK : `(${placed.length})`
    })

    if (byName.size > 0) throw new Unreadable('answersUnread')
    if (!isBlanks) return this.#group(marked, placed)

    const blanks = placed.map(({ options }) => ({
      accepted: options.map(({ text }) => text),
      isExactCase: false,
      number: null,
    }))

    return { kind: 'blank', stem: marked, blanks }
  }

  #group(stem: string, all: readonly ResponseQuestion[]): QuestionBody {
    const parts = all.map((response, index): SimplePart => {
      const mark = `(${index + 1})`

      const own =
        isChoice(response.node) && !this.#type.includes('dropdowns')
          ? this.#text(response.node) || mark
          : mark

      const question: QuestionBody = isChoice(response.node)
        ? this.#choice(own, response)
        : { kind: 'blank', stem: `${own} ${BLANK}`, blanks: [this.#blank(response)] }

      return { id: String(index + 1), weight: 1, question: simpleOf(question) }
    })

    return { kind: 'case', stem, parts }
  }

  /** The responses of the item; throws if it has none, or one that cannot be read. */
  #responses(presentation: XmlNode | undefined): readonly XmlNode[] {
    const nodes = few(presentation ? [...below(presentation, isResponse)] : [])
    if (nodes.length === 0) throw new Unreadable('noAnswer')

    const strange = nodes.find(({ name }) => name === 'response_xy' || name === 'response_grp')
    if (strange) throw new Unreadable('kindUnknown', { kind: strange.name })

    return nodes
  }

  body(): QuestionBody {
    if (UNKNOWN.has(this.#type)) throw new Unreadable('kindUnknown', { kind: this.#type })

    const presentation = childOf(this.#item, 'presentation')
    const nodes = this.#responses(presentation)
    const areTexts = nodes.every((node) => !isChoice(node))
    const isEssay = this.#type === 'essay_question' || this.#type === 'short_answer_essay'
    const stem = this.#text(presentation)
    const keysFor = keysOf(this.#item)
    const all = nodes.map((node) => this.#responseQuestion(node, keysFor))
    const [only] = all
    if (/^(fill_in_multiple_blanks|multiple_dropdowns)_question$/.test(this.#type))
      return this.#named(stem, all)
    if (this.#type === 'matching_question' || areMatching(all)) return this.#matching(stem, all)
    if (areTexts && all.length === 1 && (isEssay || isUnkeyed(only!))) return this.#essay(stem)

    if (areTexts) {
      const blanks = all.map((response) => this.#blank(response))
      return { kind: 'blank', stem: this.#stemWithBlanks(presentation, all.length), blanks }
    }

    if (all.length > 1) return this.#group(stem, all)

    return this.#choice(
      [stem, this.#text(only!.node)].filter((text) => text !== '').join('\n'),
      only!,
    )
  }

  #essay(stem: string): QuestionBody {
    const solution = [...below(this.#item, ({ name }) => name === 'solution')]
      .map((node) => this.#text(node))
      .join('\n')

    return { kind: 'essay', stem, reference: solution || null, rubric: [] }
  }

  /** The feedback for everybody or for right answers, then the feedback of each option. */
  explanation(body: QuestionBody): string | null {
    const texts = new Map(
      childrenOf(this.#item, 'itemfeedback').map((node) => [identOf(node), this.#text(node)]),
    )
    const labels = [...below(this.#item, ({ name }) => name === 'response_label')]
    const ofOptions = body.kind === 'single' || body.kind === 'multiple' ? labels : []

    const lines = [
      ...['general_fb', 'correct_fb'].map((id) => texts.get(id) ?? ''),
      ...ofOptions.map((label) => {
        const sentence = texts.get(`${identOf(label)}_fb`) ?? ''
        return sentence === '' ? '' : `${this.#labelText(label)}: ${sentence}`
      }),
    ]

    return lines.filter((line) => line !== '').join('\n') || null
  }
}

/** Texts below each other; a blank is within its line. */
const joinedPieces = (pieces: readonly string[]) =>
  pieces.reduce((text, piece, at) => {
    if (at === 0) return piece
    return text + (piece === BLANK || pieces[at - 1] === BLANK ? ' ' : '\n') + piece
  }, '')

type AboutItem = { file?: string; category?: readonly string[] }

function draftOf(item: XmlNode, { file, category }: AboutItem): Draft {
  const reader = new ItemReader(item)
  const body = reader.body()
  const explanation = reader.explanation(body)
  const { pictures, notes } = reader.about
  const title = item.attributes.title?.trim() ?? ''

  return {
    line: item.line,
    notes,
    embedded: [],
    pictures,
    explanation,
    difficulty: USUAL_DIFFICULTY,
    points: [],
    body: body.stem === '' ? { ...body, stem: title } : body,
    ...(category && { category }),
    ...(file !== undefined && { file }),
  }
}

const ELEMENTS = new Set(['item', 'qtimetadatafield'])

/**
 * The items of a file of QTI 1.2, as Canvas and other systems export it; pictures are named as the
 * file names them, `part:` before it.
 */
export function readQti1(xml: string, file?: string): Generator<ItemResult> {
  const about: AboutItem = file === undefined ? {} : { file }
  return readItems(xml, { names: ELEMENTS, missing: 'nothingFound', ...about }, (node) => {
    if (node.name === 'item') return draftOf(node, about)

    const label = textOf(childOf(node, 'fieldlabel')).trim()
    const entry = textOf(childOf(node, 'fieldentry')).trim()
    if (label === 'bank_title' && entry !== '') about.category = [entry]

    return null
  })
}
