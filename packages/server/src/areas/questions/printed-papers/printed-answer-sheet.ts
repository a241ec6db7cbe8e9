import {
  type SimpleQuestionView,
  toQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { PdfSheet, SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { paperText } from '../papers/paper.text.ts'
import { type AnswerPlace, boxAt, choices, frame } from './answer-boxes.ts'
import { ID_GRID_WIDTH, idGrid } from './id-grid.ts'
import {
  hospitalOf,
  type PrintablePaper,
  pointsText,
  sectionName,
  takerLines,
  titleOf,
} from './printed-paper.ts'
import { letterOf } from './printed-question.ts'

const HEIGHTS = { short: 4, essay: 14 } as const

function placesOf(
  language: Language,
  name: string,
  points: string | null,
  question: SimpleQuestionView,
): AnswerPlace[] {
  const { truth } = paperText[language].sheet
  const letters = question.options.map((_, at) => letterOf(at))

  switch (question.kind) {
    case 'trueFalse':
      return [{ name, points, boxes: [truth.yes, truth.no], lines: 0 }]
    case 'matching':
      return question.prompts.map((_, index) => ({
        name: `${name}(${index + 1})`,
        points: null,
        boxes: letters,
        lines: 0,
      }))
    case 'blank':
      return [{ name, points, boxes: [], lines: question.blanks }]
    case 'short':
    case 'essay':
      return [{ name, points, boxes: [], lines: HEIGHTS[question.kind] }]
    default:
      return [{ name, points, boxes: letters, lines: 0 }]
  }
}

/**
 * The sheet that takers fill in: number as a grid, boxes for choices, frames for what is written.
 */
export function printedAnswerSheet(language: Language, it: PrintablePaper): PdfSheet {
  const text = paperText[language]

  const sections = it.sections.map((section, index) => ({
    title: sectionName(language, index, section.title),
    places: section.items.flatMap(({ number, points, content }) => {
      const view = toQuestionView(content)
      const worth = fillSentence(text.points, { points: pointsText(points) })
      if (view.kind !== 'case')
        return placesOf(language, String(number), worth, view as SimpleQuestionView)

      return view.parts.flatMap((part, n) =>
        placesOf(language, `${number}(${n + 1})`, null, part.question),
      )
    }),
  }))

  const filledBox: SheetContent = { canvas: [{ ...boxAt(0, 2), color: '#101828' }] }

  const side: SheetContent[] = [
    ...(it.form === null
      ? []
      : [
          {
            text: fillSentence(text.formCode, { form: it.form }),
            fontSize: 20,
            bold: true,
            margin: [0, 0, 0, 8],
          } as SheetContent,
        ]),
    { text: text.sheet.rules, fontSize: 8.5, margin: [0, 0, 0, 6] },
    {
      columns: [
        { width: 'auto', text: text.sheet.right, style: 'small' },
        { width: 20, stack: [filledBox] },
      ],
      columnGap: 6,
    },
  ]

  const title = fillSentence(text.sheet.title, { title: titleOf(language, it) })

  return {
    title,
    head: hospitalOf(language, it),
    foot: title,
    content: [
      takerLines(language),
      {
        columns: [
          { width: ID_GRID_WIDTH, stack: [idGrid(language)] },
          { width: '*', stack: side },
        ],
        columnGap: 24,
        margin: [0, 0, 0, 6],
      },
      ...sections.flatMap(({ title: name, places }) => [
        { text: name, style: 'section' } as SheetContent,
        ...choices(places.filter(({ boxes }) => boxes.length > 0)),
        ...places.filter(({ boxes }) => boxes.length === 0).map(frame),
      ]),
    ],
  }
}
