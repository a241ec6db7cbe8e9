import type {
  QuestionView,
  SimpleQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { paperText } from '../papers/paper.text.ts'
import { printedRuns } from './formula.rules.ts'

/** Pictures by their path, as `data:` addresses; null where one cannot be read. */
export type PrintedPictures = ReadonlyMap<string, string | null>
type Margin = [number, number, number, number]
const SHORT_OPTION = 14
const LINES = { short: 4, essay: 12 } as const
const WIDTH = 430

export const letterOf = (at: number) => String.fromCharCode(65 + at)

const stack = (content: SheetContent[], margin: Margin = [0, 0, 0, 0]): SheetContent => ({
  stack: content,
  margin,
})

/** Two options in one line if all are short. */
function options(list: readonly { text: string }[]): SheetContent[] {
  const lines = list.map(
    ({ text }, at): SheetContent => ({ text: [`${letterOf(at)}. `, ...printedRuns(text)] }),
  )
  if (list.some(({ text }) => text.length > SHORT_OPTION))
    return lines.map((line) => stack([line], [0, 1, 0, 1]))

  const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? '']] : []))

  return pairs.map((columns) => ({ columns, columnGap: 12, margin: [0, 1, 0, 1] as Margin }))
}

/** Lines to write on. */
const writingLines = (count: number): SheetContent => ({
  canvas: Array.from({ length: count }, (_, at) => ({
    type: 'line' as const,
    x1: 0,
    y1: 22 * (at + 1),
    x2: WIDTH,
    y2: 22 * (at + 1),
    lineWidth: 0.4,
    lineColor: '#98a2b3',
  })),
  margin: [0, 0, 0, 6],
})

function answerPlace({
  kind,
  options: list,
  prompts,
}: Pick<SimpleQuestionView, 'kind' | 'options' | 'prompts'>): SheetContent[] {
  if (kind === 'matching')
    return [
      ...options(list),
      ...prompts.map(
        ({ text }, index): SheetContent => ({
          text: [`(${index + 1}) `, ...printedRuns(text), '  （　　）'],
        }),
      ),
    ]

  if (kind === 'short' || kind === 'essay') return [writingLines(LINES[kind])]

  return options(list)
}

function pictures(
  language: Language,
  question: QuestionView,
  printed: PrintedPictures,
): SheetContent[] {
  const text = paperText[language]

  const columns = question.pictures.map(({ filePath }, index) => {
    const picture = printed.get(filePath)

    const name: SheetContent = {
      text: fillSentence(text.picture, { n: index + 1 }),
      style: 'small',
      alignment: 'center',
    }

    return {
      width: 'auto',
      stack: picture
        ? [{ image: picture, fit: [210, 160] }, name]
        : [{ text: text.pictureMissing, style: 'label' }, name],
    }
  })

  const pairs = columns.flatMap((column, index) =>
    index % 2 === 0 ? [[column, ...(columns[index + 1] ? [columns[index + 1]!] : [])]] : [],
  )

  return pairs.map((two) => ({ columns: two, columnGap: 16, margin: [0, 4, 0, 4] }) as SheetContent)
}

/**
 * A question with its number and points, as it is on the paper; it stays on one page where it fits.
 */
export function printedQuestion(
  language: Language,
  { number, points, question }: { number: number; points: string; question: QuestionView },
  printed: PrintedPictures,
): SheetContent {
  const text = paperText[language]
  const mark = question.kind === 'trueFalse' ? '  （　　）' : ''

  const parts = question.parts.map(({ question: part }, index) =>
    stack(
      [
        {
          text: [
            `${fillSentence(text.partNumber, { n: index + 1 })} `,
            ...printedRuns(part.stem),
            part.kind === 'trueFalse' ? '  （　　）' : '',
          ],
        },
        ...answerPlace(part),
      ],
      [12, 3, 0, 2],
    ),
  )

  return {
    unbreakable: question.parts.length === 0,
    columns: [
      { width: 24, text: `${number}.`, bold: true },
      {
        width: '*',
        stack: [
          {
            text: [
              ...printedRuns(question.stem),
              { text: fillSentence(text.points, { points }), color: '#667085', fontSize: 9 },
              mark,
            ],
          },
          ...pictures(language, question, printed),
          ...(question.kind === 'case' ? parts : answerPlace({ ...question, kind: question.kind })),
        ],
      },
    ],
    margin: [0, 3, 0, 5],
  } as SheetContent
}
