import type {
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

/**
 * What a question says, as lines to be read and compared. `what` names the line, `of` the part of a
 * case it belongs to.
 */
export type Line = {
  what:
    | 'stem'
    | 'option'
    | 'right'
    | 'prompt'
    | 'blank'
    | 'reference'
    | 'rubric'
    | 'explanation'
    | 'picture'
  of: number
  text: string
}

const LETTERS = 'ABCDEFGHIJ'

const letterOf = (options: readonly { id: string }[], id: string) =>
  LETTERS[options.findIndex((option) => option.id === id)] ?? '?'

type Truth = (isTrue: boolean) => string

function linesOfSimple(simpleQuestion: SimpleQuestion, of: number, truth: Truth): Line[] {
  const line = (what: Line['what'], text: string): Line => ({ what, of, text })
  const lines = [line('stem', simpleQuestion.stem)]

  if ('options' in simpleQuestion)
    lines.push(
      ...simpleQuestion.options.map(({ text }, index) =>
        line('option', `${LETTERS[index]}. ${text}`),
      ),
    )

  switch (simpleQuestion.kind) {
    case 'single':
    case 'multiple':
      return [
        ...lines,
        line(
          'right',
          [simpleQuestion.right]
            .flat()
            .map((id) => letterOf(simpleQuestion.options, id))
            .sort()
            .join(''),
        ),
      ]
    case 'trueFalse':
      return [...lines, line('right', truth(simpleQuestion.right))]
    case 'blank':
      return [
        ...lines,
        ...simpleQuestion.blanks.map((blank, index) =>
          line('blank', `${index + 1}. ${blankText(blank)}`),
        ),
      ]
    case 'matching':
      return [
        ...lines,
        ...simpleQuestion.prompts.map(({ text, right }) =>
          line('prompt', `${text} — ${letterOf(simpleQuestion.options, right)}`),
        ),
      ]
    default: {
      const reference =
        simpleQuestion.reference === null ? [] : [line('reference', simpleQuestion.reference)]
      return [
        ...lines,
        ...reference,
        ...simpleQuestion.rubric.map(({ share, text }) => line('rubric', `${share}% ${text}`)),
      ]
    }
  }
}

type Blank = Extract<SimpleQuestion, { kind: 'blank' }>['blanks'][number]

export const blankText = ({ accepted, number, isExactCase }: Blank) =>
  [...accepted, ...(number ? [`${number.value}±${number.tolerance}`] : [])].join(' / ') +
  (isExactCase ? ' (Aa)' : '')

/** A question as lines, in the order they are read. */
export function linesOf({ body, explanation, pictures }: QuestionContent, truth: Truth): Line[] {
  const own: Line[] =
    body.kind === 'case'
      ? [
          { what: 'stem', of: 0, text: body.stem },
          ...body.parts.flatMap(({ question }, index) => linesOfSimple(question, index + 1, truth)),
        ]
      : linesOfSimple(body, 0, truth)

  const seen: Line[] = pictures.map(({ alt }) => ({ what: 'picture', of: 0, text: alt }))
  return [
    ...own,
    ...seen,
    ...(explanation === null ? [] : [{ what: 'explanation' as const, of: 0, text: explanation }]),
  ]
}

export type LineChange = Line & { is: 'same' | 'gone' | 'new' }

const isSame = (line: Line, other: Line) =>
  line.what === other.what && line.of === other.of && line.text === other.text

/**
 * The lines of two editions in one order: what both have, what only the earlier one has, and what
 * only the later one has.
 */
export function compared(before: readonly Line[], after: readonly Line[]): LineChange[] {
  // the longest common run of lines; questions have few
  const longest = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )

  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i]![j] = isSame(before[i]!, after[j]!)
        ? 1 + longest[i + 1]![j + 1]!
        : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)

  const lines: LineChange[] = []
  let [i, j] = [0, 0]

  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(before[i]!, after[j]!)) {
      lines.push({ ...after[j]!, is: 'same' })
      i++
      j++
    } else if (
      i < before.length &&
      (j === after.length || longest[i + 1]![j]! >= longest[i]![j + 1]!)
    )
      lines.push({ ...before[i++]!, is: 'gone' })
    else lines.push({ ...after[j++]!, is: 'new' })
  }

  return lines
}
