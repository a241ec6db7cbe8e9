import { type ShownSimple, toShown } from '@residency/contract/areas/learning/bank/shown-question'
import type { Language } from '@residency/contract/kernel'
import type { PdfSheet, SheetContent } from '../../../platform/pdf/draw-pdf.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { paperText } from './paper.text.ts'
import { hospitalOf, type PrintablePaper, pointsText, sectionName, takerLines, titleOf } from './printed-paper.ts'
import { letterOf } from './printed-question.ts'

/** A thing to fill in: boxes of a choice, or a frame to write in. */
type Place = { name: string; points: string | null; boxes: string[]; lines: number }
const COLUMNS = 4
const SHEET_WIDTH = 499
const NAME_WIDTH = 34
const BOX = { width: 13, height: 8.5, step: 17 } as const
const SIGN_WIDTH = 4.4
/** So many rows of boxes stay on one page. */
const MOST_KEPT_ROWS = 20
const ID_DIGITS = 10
const ID_STEP = 18
const FRAME = '#475467'
const HEIGHTS = { short: 4, essay: 14 } as const
const LINE_HEIGHT = 20

function placesOf(language: Language, name: string, points: string | null, one: ShownSimple): Place[] {
  const { truth } = paperText[language].sheet
  const letters = one.options.map((_, at) => letterOf(at))
  switch (one.kind) {
    case 'trueFalse':
      return [{ name, points, boxes: [truth.yes, truth.no], lines: 0 }]
    case 'matching':
      return one.prompts.map((_, at) => ({ name: `${name}(${at + 1})`, points: null, boxes: letters, lines: 0 }))
    case 'blank':
      return [{ name, points, boxes: [], lines: one.blanks }]
    case 'short':
    case 'essay':
      return [{ name, points, boxes: [], lines: HEIGHTS[one.kind] }]
    default:
      return [{ name, points, boxes: letters, lines: 0 }]
  }
}
/** A box to fill in with its sign inside; drawn at a place, so that rows of them stay aligned. */
const rect = (x: number, y: number) => ({ type: 'rect' as const, x, y, w: BOX.width, h: BOX.height, lineWidth: 0.6, lineColor: FRAME })
const sign = (text: string, x: number, y: number): SheetContent => ({
  ...{ text, fontSize: 6.5, lineHeight: 1, color: FRAME },
  relativePosition: { x: x + (BOX.width - SIGN_WIDTH * text.length) / 2, y: y + 0.2 },
})
const choice = ({ name, boxes }: Place): SheetContent => ({
  columns: [
    { width: NAME_WIDTH, text: name, bold: true, fontSize: 8, alignment: 'right', margin: [0, 0, 4, 0] },
    {
      width: '*',
      stack: [
        ...boxes.map((one, at) => sign(one, at * BOX.step, 1)),
        { canvas: boxes.map((_, at) => rect(at * BOX.step, 1)), margin: [0, 0, 0, 4] },
      ],
    },
  ],
})
/** Choices down the columns, as they are filled in. */
function choices(places: readonly Place[]): SheetContent[] {
  if (places.length === 0) return []
  const widest = Math.max(...places.map(({ boxes }) => boxes.length))
  const columns = Math.min(COLUMNS, Math.max(1, Math.floor(SHEET_WIDTH / (NAME_WIDTH + 8 + BOX.step * widest))))
  const rows = Math.ceil(places.length / columns)
  return [
    {
      columns: Array.from({ length: columns }, (_, at) => ({ width: '*', stack: places.slice(at * rows, (at + 1) * rows).map(choice) })),
      unbreakable: rows <= MOST_KEPT_ROWS,
      margin: [0, 2, 0, 6],
    } as SheetContent,
  ]
}
const frame = ({ name, points, lines }: Place): SheetContent =>
  ({
    unbreakable: true,
    table: {
      widths: ['*'],
      heights: [lines * LINE_HEIGHT + 14],
      body: [[{ text: points === null ? name : `${name} ${points}`, fontSize: 8, color: FRAME }]],
    },
    margin: [0, 2, 0, 6],
  }) as SheetContent

/** Columns of digits below boxes to write in, for the number of the taker. */
function idGrid(language: Language): SheetContent {
  const places = [...Array(ID_DIGITS).keys()]
  const digits = places.flatMap((column) => [...Array(10).keys()].map((digit) => ({ digit, x: column * ID_STEP, y: 26 + digit * 13 })))
  const written = places.map((column) => ({ ...rect(column * ID_STEP - 2, 2), w: ID_STEP, h: 18 }))
  return {
    stack: [
      { text: paperText[language].number, style: 'small', margin: [0, 0, 0, 2] },
      ...digits.map(({ digit, x, y }) => sign(String(digit), x, y)),
      { canvas: [...written, ...digits.map(({ x, y }) => rect(x, y))] },
    ],
  }
}

/** The sheet that takers fill in: number as a grid, boxes for choices, frames for what is written. */
export function printedAnswerSheet(language: Language, it: PrintablePaper): PdfSheet {
  const text = paperText[language]
  const sections = it.sections.map((section, at) => ({
    title: sectionName(language, at, section.title),
    places: section.items.flatMap(({ number, points, content }) => {
      const shown = toShown(content)
      const worth = filled(text.points, { points: pointsText(points) })
      if (shown.kind !== 'case') return placesOf(language, String(number), worth, shown as ShownSimple)
      return shown.parts.flatMap((part, n) => placesOf(language, `${number}(${n + 1})`, null, part.question))
    }),
  }))
  const filledBox: SheetContent = { canvas: [{ ...rect(0, 2), color: '#101828' }] }
  const side: SheetContent[] = [
    ...(it.form === null
      ? []
      : [{ text: filled(text.formCode, { form: it.form }), fontSize: 20, bold: true, margin: [0, 0, 0, 8] } as SheetContent]),
    { text: text.sheet.rules, fontSize: 8.5, margin: [0, 0, 0, 6] },
    {
      columns: [
        { width: 'auto', text: text.sheet.right, style: 'small' },
        { width: 20, stack: [filledBox] },
      ],
      columnGap: 6,
    },
  ]
  const title = filled(text.sheet.title, { title: titleOf(language, it) })
  return {
    title,
    head: hospitalOf(language, it),
    foot: title,
    content: [
      takerLines(language),
      {
        columns: [
          { width: 220, stack: [idGrid(language)] },
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
