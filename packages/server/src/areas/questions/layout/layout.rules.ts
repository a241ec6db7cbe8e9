import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { attempt, type ParsedQuestion } from '../formats/filed-question.rules.ts'
import { ALL_ANSWERS, type Label, type LayoutKind } from './layout.text.ts'
import { isKeyLine, isOneKeyLine, KeyList } from './layout-keys.rules.ts'
import {
  kindOfLine,
  type LineKind,
  type NumberStyle,
  partsOfLine,
  startOfDecimal,
  withoutKindMark,
  withoutOptions,
} from './layout-lines.rules.ts'
import {
  type Attachments,
  askedBy,
  attach,
  foundOf,
  isAnswered,
  isEmpty,
  type LayoutLine,
  type OpenGroup,
  type OpenQuestion,
} from './layout-question.rules.ts'
import { evenly } from './layout-texts.rules.ts'
import { lengthen, letterAfter, letterAfterGroup } from './lengthen-question.rules.ts'
import { setField } from './set-field.rules.ts'

/** So many numbers may be missing between two questions; a larger one belongs to a text. */
const MAX_LEFT_OUT = 20
const LONGEST_TITLE = 100

const NOTHING: Attachments = { pictures: [], notes: [], underlined: [] }

/** Takes the lines of a document, and separates the questions. */
class LayoutReader {
  readonly #done: (OpenQuestion | OpenGroup)[] = []
  #open: OpenQuestion | null = null
  #closedUnanswered = 0
  #group: OpenGroup | null = null
  #kind: LayoutKind | null = null
  #section = 0
  #style: NumberStyle | null = null
  #lastNumber = 0
  #isAfterGap = false

  /** The line of a heading that may begin the list of answers. */
  #heading: number | null = null
  readonly #keys = new KeyList()

  /** Whether all answers are being listed, to the end of the document. */
  #areKeys = false

  add(layoutLine: LayoutLine) {
    const text = evenly(layoutLine.text)
    if (text === '') {
      this.#isAfterGap = true
      return
    }

    const { pictures = [], notes = [], underlined = [] } = layoutLine

    const attached: Attachments = {
      pictures: [...pictures],
      notes: [...notes],
      underlined: [...underlined],
    }

    const heading = this.#heading

    this.#heading = null

    if (heading !== null) this.#afterHeading(heading, text)

    if (this.#areKeys) this.#keys.add(text)
    else if (this.#mayBeginKeys(layoutLine.line, text)) return
    else if (layoutLine.isStart) this.#addField(layoutLine.line, 'stem', text, attached)
    else
      for (const part of partsOfLine(text))
        this.#addPart(layoutLine.line, part, {
          ...attached,
          underlined: underlined.filter((piece) => part.includes(piece)),
        })

    this.#isAfterGap = false
  }

  /**
   * Whether a heading may begin the list of all answers, which the next line shows; what is behind
   * its colon is read with it.
   */
  #mayBeginKeys(line: number, text: string): boolean {
    const [heading = '', ...listed] = text.replaceAll(/[【】[\]]/g, '').split(/[:：]/)
    if (!ALL_ANSWERS.test(heading.trim()) || this.#unanswered === 0) return false

    const keys = listed.join(':').trim()

    if (keys === '') this.#heading = line
    else if (isKeyLine(keys)) {
      this.#beginKeys()
      this.#keys.add(keys)
    } else return false

    return true
  }

  /** How many questions have no answer yet. */
  get #unanswered(): number {
    return this.#closedUnanswered + (this.#open?.answer === null ? 1 : 0)
  }

  #beginKeys() {
    this.#close()
    this.#endGroup()
    this.#areKeys = true
  }

  /** The line after a heading of answers: keys, or else the answer of the question that is open. */
  #afterHeading(line: number, text: string) {
    const isSection = kindOfLine(text, null).is === 'section'
    const isList = isKeyLine(text) || isSection || (isOneKeyLine(text) && this.#unanswered > 1)
    if (isList) this.#beginKeys()
    else this.#addField(line, 'answer', '', NOTHING)
  }

  #addPart(line: number, text: string, attached: Attachments) {
    const kindByForm = kindOfLine(text, this.#expectedLetter)
    const kind = (kindByForm.is === 'text' && this.#nextAfterWhole(text)) || kindByForm

    if (kind.is === 'start' && !this.#isStart(kind)) this.#addText(line, text, attached)
    else if (kind.is === 'text') this.#addText(line, text, attached)
    else this.#addKnown(line, text, kind, attached)
  }

  #addKnown(
    line: number,
    text: string,
    kind: Exclude<LineKind, { is: 'text' }>,
    attached: Attachments,
  ) {
    switch (kind.is) {
      case 'section':
        this.#dropPreamble()
        this.#close()
        this.#endGroup()
        this.#kind = kind.kind ?? this.#kind
        this.#section += 1
        this.#lastNumber = 0

        return
      case 'shared':
        this.#dropPreamble()
        this.#close()
        this.#endGroup()

        this.#group = {
          line,
          to: kind.to,
          what: kind.what,
          heading: text,
          stem: [],
          options: [],
          members: [],
          ...attached,
        }

        return
      case 'start':
        if (this.#style === null) this.#dropPreamble()
        else if (kind.number === this.#lastNumber) this.#takeBack()

        this.#style = kind.style
        this.#lastNumber = kind.number
        this.#begin(line, kind.number, kind.text, attached)

        return
      case 'options':
        this.#addOptions(kind.options, attached)
        return
      default:
        this.#addField(line, kind.label, kind.value, attached)
    }
  }

  /**
   * The letter that the next option would have: of the question, or of a group before its first
   * question.
   */
  get #expectedLetter(): string | null {
    return this.#open ? letterAfter(this.#open) : this.#group && letterAfterGroup(this.#group)
  }

  /**
   * The points of an explanation or of a stem are numbered too: the numbers of questions continue.
   */
  #isStart({ number, style }: Extract<LineKind, { is: 'start' }>): boolean {
    if (this.#style !== null && style !== this.#style) return false
    if (!this.#open) return true

    const isAgain = number === this.#lastNumber && isEmpty(this.#open) && this.#done.length > 0

    return isAgain || (number > this.#lastNumber && number <= this.#lastNumber + MAX_LEFT_OUT)
  }

  /**
   * What looks like a decimal is the number of a question where it is the next one, and all of the
   * question before is read.
   */
  #nextAfterWhole(text: string): Extract<LineKind, { is: 'start' }> | null {
    const open = this.#open
    const isWhole =
      open === null || this.#isAfterGap || (open.options.length > 1 && open.place !== 'explanation')
    const mayFollow = this.#style === 'dot' && isWhole
    const start = mayFollow ? startOfDecimal(text) : null

    return start?.number === this.#lastNumber + 1 ? start : null
  }

  /** The title of a document is no question; a longer text may be meant as one. */
  #dropPreamble() {
    const open = this.#open
    const isTitle =
      open?.number === null && isEmpty(open) && open.stem.join('').length <= LONGEST_TITLE
    if (isTitle && this.#done.length === 0) this.#open = null
  }

  /** What seemed to be a question was a point of the explanation before: the number comes again. */
  #takeBack() {
    const before = this.#done.at(-1)
    if (this.#open && before && 'explanation' in before) before.explanation.push(...this.#open.stem)
    this.#open = null
  }

  #begin(line: number, number: number | null, text: string, attached: Attachments) {
    this.#close()

    const marked = withoutKindMark(text)
    const parts = withoutOptions(marked.text)

    this.#open = {
      line,
      number,
      section: this.#section,
      kind: marked.kind ?? this.#kind,
      stem: parts.text === '' ? [] : [parts.text],
      options: parts.options,
      answer: null,
      explanation: [],
      difficulty: null,
      points: [],
      category: null,
      place: parts.options.length > 0 ? 'options' : 'stem',
      group: this.#group,
      pictures: [...attached.pictures],
      notes: [...attached.notes],
      underlined: [...attached.underlined],
    }
  }

  #addOptions(options: readonly { letter: string; text: string }[], attached: Attachments) {
    const owner = this.#open ?? this.#group
    if (!owner) return

    owner.options.push(...options)
    attach(owner, attached)

    if (this.#open) this.#open.place = 'options'
  }

  /**
   * A line without a mark continues the last one; in a document without numbers it
   * may begin a question.
   */
  #addText(line: number, text: string, attached: Attachments) {
    if (!this.#open && this.#group) {
      this.#group.stem.push(text)
      attach(this.#group, attached)

      return
    }

    const open = this.#open
    const isNext =
      open !== null && isAnswered(open) && (open.place !== 'explanation' || this.#isAfterGap)
    if (!open || (this.#style === null && isNext)) {
      if (this.#style === null) this.#begin(line, null, text, attached)
      return
    }

    attach(open, attached)
    lengthen(open, text)
  }

  #addField(line: number, label: Label, value: string, attached: Attachments) {
    if (label === 'stem') {
      const numbered = kindOfLine(value, null)
      const isNumbered = numbered.is === 'start'

      this.#dropPreamble()

      this.#begin(
        line,
        isNumbered ? numbered.number : null,
        isNumbered ? numbered.text : value,
        attached,
      )

      return
    }

    const open = this.#open
    if (!open) return

    attach(open, attached)
    open.place = 'passed'

    setField(open, label, value)
  }

  #close() {
    const open = this.#open
    this.#open = null
    if (!open) return
    if (open.answer === null) this.#closedUnanswered += 1

    const group = open.group

    if (group === null) this.#done.push(open)
    else group.members.push(open)
    if (group && open.number !== null && open.number >= group.to) this.#endGroup()
  }

  #endGroup() {
    const group = this.#group
    this.#group = null
    if (group) this.#done.push(group)
  }

  *questions(): Generator<ParsedQuestion> {
    this.#close()
    this.#endGroup()

    for (const entry of this.#done) {
      for (const found of this.#found(entry))
        yield 'fault' in found ? { fault: { ...found.fault, stem: askedBy(entry) } } : found
    }
  }

  *#found(entry: OpenQuestion | OpenGroup): Generator<ParsedQuestion> {
    const found = yield* attempt(entry.line, () => foundOf(this.#withKeys(entry)))
    if (found) yield found
  }

  /** Gives questions without an answer that of the list. */
  #withKeys(entry: OpenQuestion | OpenGroup): OpenQuestion | OpenGroup {
    return 'members' in entry
      ? { ...entry, members: entry.members.map((member) => this.#keys.answered(member)) }
      : this.#keys.answered(entry)
  }
}

/**
 * The questions of a document in the layout that is usual in Chinese; all lines are read before the
 * first question is given, as answers may be at the end.
 */
export async function* readLayout(
  lines: Iterable<LayoutLine> | AsyncIterable<LayoutLine>,
): AsyncGenerator<ParsedQuestion> {
  const reader = new LayoutReader()
  const giveWay = createYielder()

  for await (const line of lines) {
    reader.add(line)
    await giveWay()
  }

  yield* reader.questions()
}
