import type {
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { type FiledQuestion, pairsOf, shareOf, withStars } from '../formats/filed-question.rules.ts'
import { type QuestionTags, tagsOf } from '../markup/tags.rules.ts'
import { formattedGift, giftText, noteLine, promptGift, tagLine } from './gift-syntax.rules.ts'

type Blank = Extract<SimpleQuestion, { kind: 'blank' }>['blanks'][number]

/** What precedes a question, and its answers between braces. */
type GiftParts = { tags: Partial<QuestionTags>; notes: string[]; answers: string[] }

const written = (
  answers: string[],
  tags: Partial<QuestionTags> = {},
  notes: string[] = [],
): GiftParts => ({ tags, notes, answers })

// A text that begins like a weight gets a weight of its own, which distinguishes it.
const weighed = (text: string, share: string) =>
  /^%-?\d+(\.\d+)?%/.test(text) ? `%${share}%${text}` : text

/**
 * One blank: its texts as a short answer, its number alone as a numerical question. GIFT reads
 * every `->` as a pair, even escaped.
 */
function blankOf({ accepted, number, isExactCase }: Blank, tags: Partial<QuestionTags>): GiftParts {
  const more: Partial<QuestionTags> = { ...tags, exact: isExactCase ? [1] : [] }
  if (accepted.length === 0 && number)
    return written([`#${number.value}:${number.tolerance}`], more)

  const printableTexts = accepted.filter((text) => !text.includes('->'))
  const notes =
    printableTexts.length < accepted.length
      ? accepted.map((text) => noteLine('accepted', text))
      : []
  const numbers = new Map(number ? [[1, number]] : [])

  return written(
    printableTexts.map((text) => `=${weighed(formattedGift(withStars(text)), '100')}`),
    { ...more, numbers, ...(printableTexts.length === 0 && { kind: 'blank' as const }) },
    notes,
  )
}

function simpleOf(question: SimpleQuestion): GiftParts[] {
  switch (question.kind) {
    case 'single':
      return [
        written(
          question.options.map(({ id, text }) =>
            id === question.right
              ? `=${weighed(formattedGift(text), '100')}`
              : `~${weighed(formattedGift(text), '0')}`,
          ),
        ),
      ]
    case 'multiple': {
      const share = shareOf(question.right.length)
      return [
        written(
          question.options.map(
            ({ id, text }) =>
              `~%${question.right.includes(id) ? share : '-100'}%${formattedGift(text)}`,
          ),
        ),
      ]
    }
    case 'trueFalse':
      return [written([question.right ? 'TRUE' : 'FALSE'])]
    case 'blank': {
      const of = question.blanks.length
      return question.blanks.map((blank, index) =>
        blankOf(blank, of > 1 ? { blank: { at: index + 1, of } } : {}),
      )
    }
    case 'matching': {
      const { pairs, order } = pairsOf(question)
      return [
        written(
          pairs.map(({ prompt, option }) => `=${promptGift(prompt)} -> ${giftText(option)}`),
          { order },
        ),
      ]
    }
    default: {
      const reference =
        question.reference === null ? [] : [noteLine('reference', question.reference)]
      const rubric = question.rubric.map(({ text, share }) => noteLine(`rubric ${share}`, text))
      return [
        written([], question.kind === 'short' ? { kind: 'short' } : {}, [...reference, ...rubric]),
      ]
    }
  }
}

/** A question as lines, without a blank one, which would end it. */
function block(
  stem: string,
  { tags, notes, answers }: GiftParts,
  explanation: string | null,
): string {
  const named = tagsOf(tags)
  const feedback = explanation === null ? [] : [`####${formattedGift(explanation)}`]
  const inside = [...answers, ...feedback].map((line) => `\t${line}\n`).join('')

  return [
    ...(named.length > 0 ? [tagLine(named)] : []),
    ...notes,
    `[plain]${giftText(stem)}{${inside === '' ? '' : `\n${inside}`}}`,
    '',
    '',
  ].join('\n')
}

const notesOfPictures = (pictures: QuestionContent['pictures']) =>
  pictures.flatMap(({ filePath, alt }) => [noteLine('picture', filePath), noteLine('alt', alt)])

/**
 * One question as GIFT. What GIFT has no form for is written in comments and tags
 * (docs/decisions/0039).
 */
export function giftOf({
  content: { body, pictures, explanation },
  difficulty,
  points,
}: FiledQuestion): string {
  const own = { difficulty, points }
  const pictureNotes = notesOfPictures(pictures)
  if (body.kind !== 'case')
    return simpleOf(body)
      .map((line, index) =>
        index > 0
          ? block(body.stem, line, null)
          : block(
              body.stem,
              { ...line, tags: { ...line.tags, ...own }, notes: [...pictureNotes, ...line.notes] },
              explanation,
            ),
      )
      .join('')

  const head = [tagLine(tagsOf({ ...own, caseOf: body.parts.length })), ...pictureNotes]
  const feedbackShown = explanation === null ? [] : [noteLine('explanation', explanation)]

  const parts = body.parts.flatMap(({ weight, question }) =>
    simpleOf(question).map((line, index) =>
      block(question.stem, index > 0 ? line : { ...line, tags: { ...line.tags, weight } }, null),
    ),
  )

  return `${[...head, ...feedbackShown, `[plain]${giftText(body.stem)}`].join('\n')}\n\n${parts.join('')}`
}

/** The line before the questions of a category. */
export const giftCategory = (names: readonly string[]) =>
  `$CATEGORY: ${names.map((name) => name.replaceAll('/', '//')).join('/')}\n\n`
