import type {
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { type FiledQuestion, pairsOf, shareOf, withStars } from '../formats/filed-question.rules.ts'
import {
  escaped,
  exactHtml,
  exactValue,
  LISTED,
  PICTURE_MARK,
  pictureClass,
} from '../markup/plain-text.rules.ts'
import { type QuestionTags, tagsOf } from '../markup/tags.rules.ts'
import { clozeHtml, clozeTags } from './cloze.rules.ts'

/** A picture's bytes with a name for the file; undefined where they are not to be had. */
export type PictureBytes = (filePath: string) => { name: string; base64: string } | undefined

const plain = (name: string, text: string, more = '') =>
  `<${name} format="plain_text"><text>${escaped(text)}</text>${more}</${name}>`

const html = (name: string, content: string, files = '') =>
  `<${name} format="html"><text>${escaped(content)}</text>${files}</${name}>`

/** Content of an element of a Moodle question, before its tags. */
type MoodleParts = { type: string; fields: string; tags: Partial<QuestionTags>; stemHtml?: string }

type Pictures = QuestionContent['pictures']
const NOTHING = { content: '', files: '' }

/** A picture as a field shows it, and its bytes where they are to be had. */
function pictureElement(
  { filePath, alt }: Pictures[number],
  number: number,
  bytesOf: PictureBytes,
) {
  const bytes = bytesOf(filePath)
  const source = bytes ? `@@PLUGINFILE@@/${encodeURIComponent(bytes.name)}` : `house:${filePath}`
  return {
    image: `<img src="${escaped(source)}" alt="${exactValue(alt)}" class="${pictureClass(number)}"/>`,
    file: bytes
      ? `<file name="${escaped(bytes.name)}" path="/" encoding="base64">${bytes.base64}</file>`
      : '',
  }
}

/** Writes the fields of a question: where the mark of a picture is in one, the picture itself. */
class FieldWriter {
  /** The numbers of the pictures that fields show. */
  readonly placedNumbers = new Set<number>()
  readonly #pictures: Pictures
  readonly #bytesOf: PictureBytes

  constructor(pictures: Pictures, bytesOf: PictureBytes) {
    this.#pictures = pictures
    this.#bytesOf = bytesOf
  }

  /** HTML with its marks as pictures, and the files of these. */
  withPictures(content: string): { content: string; files: string } {
    const files = new Map<number, string>()

    const drawn = content.replaceAll(PICTURE_MARK, (mark, digits: string) => {
      const number = Number(digits)
      const picture = this.#pictures[number - 1]
      if (!picture) return mark

      const { image, file } = pictureElement(picture, number, this.#bytesOf)

      files.set(number, file)
      this.placedNumbers.add(number)

      return image
    })

    return { content: drawn, files: [...files.values()].join('') }
  }

  /** A text, as HTML where it shows pictures. */
  text(name: string, text: string, more = ''): string {
    const { content, files } = this.withPictures(exactHtml(text))
    return content.includes('<img ')
      ? html(name, content, `${files}${more}`)
      : plain(name, text, more)
  }

  /** Pictures that no field shows, below the text. */
  get others(): { content: string; files: string } {
    const others = this.#pictures.flatMap((picture, index) =>
      this.placedNumbers.has(index + 1) ? [] : [pictureElement(picture, index + 1, this.#bytesOf)],
    )
    if (others.length === 0) return NOTHING

    return {
      content: `<p class="${LISTED}">${others.map(({ image }) => image).join('')}</p>`,
      files: others.map(({ file }) => file).join(''),
    }
  }
}

const withShare = (share: string, element: string) =>
  element.replace('<answer ', `<answer fraction="${share}" `)

const answer = (share: string, text: string, more = '') =>
  withShare(share, plain('answer', text, more))

type ByHand = Extract<SimpleQuestion, { kind: 'short' | 'essay' }>

/** Reference answer and rubric as the scorer sees them, in HTML that is read again. */
function graderHtml({ reference, rubric }: Pick<ByHand, 'reference' | 'rubric'>): string {
  const points = rubric
    .map(({ text, share }) => `<li class="share-${share}">${exactHtml(text)} <b>${share}%</b></li>`)
    .join('')

  return `${reference === null ? '' : `<div class="reference">${exactHtml(reference)}</div>`}${points && `<ol class="rubric">${points}</ol>`}`
}

function blankOf(question: Extract<SimpleQuestion, { kind: 'blank' }>): MoodleParts {
  const tags = clozeTags(question)
  const [only] = question.blanks
  if (question.blanks.length > 1 || !only)
    return { type: 'cloze', fields: '', tags, stemHtml: clozeHtml(question) }

  const { accepted, number, isExactCase } = only
  if (accepted.length === 0 && number)
    return {
      type: 'numerical',
      fields: answer('100', String(number.value), `<tolerance>${number.tolerance}</tolerance>`),
      tags,
    }

  const fields = accepted.map((text) => answer('100', withStars(text))).join('\n')

  return {
    type: 'shortanswer',
    fields: `<usecase>${isExactCase ? 1 : 0}</usecase>\n${fields}`,
    tags,
  }
}

function simpleOf(question: SimpleQuestion, writer: FieldWriter): MoodleParts {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const rights = [question.right].flat()
      const [share, wrong] =
        question.kind === 'single' ? ['100', '0'] : [shareOf(rights.length), '-100']

      const options = question.options
        .map(({ id, text }) =>
          withShare(rights.includes(id) ? share : wrong, writer.text('answer', text)),
        )
        .join('\n')

      const fields = `<single>${question.kind === 'single'}</single>\n<answernumbering>ABCD</answernumbering>\n${options}`

      return { type: 'multichoice', fields, tags: {} }
    }
    case 'trueFalse': {
      const fields = [true, false]
        .map((truth) => answer(truth === question.right ? '100' : '0', String(truth)))
        .join('\n')

      return { type: 'truefalse', fields, tags: {} }
    }
    case 'blank':
      return blankOf(question)
    case 'matching': {
      const { pairs, order } = pairsOf(question)
      const fields = pairs.map(({ prompt, option }) =>
        writer.text('subquestion', prompt, `<answer><text>${escaped(option)}</text></answer>`),
      )

      return { type: 'matching', fields: fields.join('\n'), tags: { order } }
    }
    default: {
      const lines = question.kind === 'short' ? 5 : 15
      const fields = `<responseformat>plain</responseformat>\n<responsefieldlines>${lines}</responsefieldlines>\n${html('graderinfo', graderHtml(question))}`
      return { type: 'essay', fields, tags: question.kind === 'short' ? { kind: 'short' } : {} }
    }
  }
}

const nameOf = (stem: string) => `${[...stem.replaceAll(/\s+/g, ' ')].slice(0, 60).join('')}`

type Around = {
  explanation: string | null
  tags: Partial<QuestionTags>
  writer: FieldWriter
  isPart?: true
}

function element(
  stem: string,
  { type, fields, tags, stemHtml }: MoodleParts,
  { explanation, tags: own, writer, isPart }: Around,
): string {
  const feedback = explanation === null ? [] : [writer.text('generalfeedback', explanation)]
  const text = writer.withPictures(stemHtml ?? exactHtml(stem))
  const { content, files } = isPart ? NOTHING : writer.others
  const isHtml = stemHtml !== undefined || content !== '' || text.content.includes('<img ')
  const named = tagsOf({ ...tags, ...own })

  return [
    `<question type="${type}">`,
    `<name><text>${escaped(nameOf(stem))}</text></name>`,
    isHtml
      ? html('questiontext', text.content + content, text.files + files)
      : plain('questiontext', stem),
    ...feedback,
    `<defaultgrade>${own.weight ?? 1}</defaultgrade>`,
    ...(fields === '' ? [] : [fields]),
    ...(named.length === 0
      ? []
      : [`<tags>${named.map((tag) => `<tag><text>${escaped(tag)}</text></tag>`).join('')}</tags>`]),
    '</question>',
    '',
  ].join('\n')
}

const NO_BYTES: PictureBytes = () => undefined

/**
 * One question as Moodle XML. What Moodle has no form for is written in tags (docs/decisions/0039).
 */
export function moodleOf(
  { content, difficulty, points }: FiledQuestion,
  bytesOf: PictureBytes = NO_BYTES,
): string {
  const { body, pictures, explanation } = content
  const own = { difficulty, points }
  const writer = new FieldWriter(pictures, bytesOf)
  if (body.kind !== 'case')
    return element(body.stem, simpleOf(body, writer), { explanation, tags: own, writer })

  const head: MoodleParts = { type: 'description', fields: '', tags: { caseOf: body.parts.length } }
  // the stem of the group lists what it does not show itself, so that no picture is lost with a
  // part
  const group = element(body.stem, head, { explanation, tags: own, writer })

  const parts = body.parts.map(({ weight, question }) => {
    const ofPart = new FieldWriter(pictures, bytesOf)
    const written = simpleOf(question, ofPart)
    return element(question.stem, written, {
      explanation: null,
      tags: { weight },
      writer: ofPart,
      isPart: true,
    })
  })

  return group + parts.join('')
}

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_FOOT = '</quiz>\n'

/** Before the questions of a category. */
export const moodleCategory = (names: readonly string[]) =>
  `<question type="category"><category><text>${escaped(['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/'))}</text></category></question>\n`
