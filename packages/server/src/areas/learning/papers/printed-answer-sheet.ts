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
const ID_DIGITS = 10
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
const box = (letter: string): SheetContent => ({
  table: { widths: [11], heights: [7], body: [[{ text: letter, fontSize: 6.5, alignment: 'center', color: FRAME, lineHeight: 1 }]] },
  layout: {
    hLineWidth: 0.6,
    vLineWidth: 0.6,
    hLineColor: FRAME,
    vLineColor: FRAME,
    paddingLeft: 0,
    paddingRight: 0,
    paddingTop: 0,
    paddingBottom: 0,
  } as never,
  margin: [0, 1, 3, 1],
})
const choice = ({ name, boxes }: Place): SheetContent => ({
  columns: [
    { width: 30, text: name, bold: true, fontSize: 8, alignment: 'right', margin: [0, 0, 4, 0] },
    ...boxes.map((one) => ({ width: 16, stack: [box(one)] })),
  ],
})
/** Choices down the columns, as they are filled in. */
function choices(places: readonly Place[]): SheetContent[] {
  if (places.length === 0) return []
  const widest = Math.max(...places.map(({ boxes }) => boxes.length))
  const columns = Math.min(COLUMNS, Math.max(1, Math.floor(500 / (40 + 16 * widest))))
  const rows = Math.ceil(places.length / columns)
  return [
    {
      columns: Array.from({ length: columns }, (_, at) => ({ width: '*', stack: places.slice(at * rows, (at + 1) * rows).map(choice) })),
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

/** Ten columns of digits, for the number of the taker. */
function idGrid(language: Language): SheetContent {
  const text = paperText[language]
  const digits = Array.from({ length: 10 }, (_, digit) => Array.from({ length: ID_DIGITS }, () => box(String(digit))))
  return {
    table: {
      widths: Array.from({ length: ID_DIGITS }, () => 17),
      body: [
        [{ text: text.number, colSpan: ID_DIGITS, alignment: 'center', fontSize: 8 }, ...Array(ID_DIGITS - 1).fill('')],
        Array.from({ length: ID_DIGITS }, () => ({ text: ' ', fontSize: 10 })),
        ...digits,
      ],
    },
    layout: {
      hLineWidth: (row: number) => (row < 3 || row === 12 ? 0.6 : 0),
      vLineWidth: () => 0.4,
      paddingLeft: () => 2,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
  } as SheetContent
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
      return shown.parts.flatMap((part, n) => placesOf(language, `${number}${filled(text.partNumber, { n: n + 1 })}`, null, part.question))
    }),
  }))
  const filledBox: SheetContent = { canvas: [{ type: 'rect', x: 0, y: 2, w: 11, h: 7, color: '#101828' }] }
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
