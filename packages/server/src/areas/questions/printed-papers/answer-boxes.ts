import type { SheetContent } from '../../../platform/pdf/pdf-sheet.ts'

/** A thing to fill in: boxes of a choice, or a frame to write in. */
export type AnswerPlace = { name: string; points: string | null; boxes: string[]; lines: number }
const COLUMNS = 4
const SHEET_WIDTH = 499
const NAME_WIDTH = 34
const BOX = { width: 13, height: 8.5, step: 17 } as const
const SIGN_WIDTH = 4.4

/** So many rows of boxes stay on one page. */
const MAX_KEPT_ROWS = 20
const FRAME = '#475467'
const LINE_HEIGHT = 20

/** A box to fill in with its sign inside; drawn at a place, so that rows of them stay aligned. */
export const boxAt = (x: number, y: number) => ({
  type: 'rect' as const,
  x,
  y,
  w: BOX.width,
  h: BOX.height,
  lineWidth: 0.6,
  lineColor: FRAME,
})

export const signAt = (text: string, x: number, y: number): SheetContent => ({
  text,
  fontSize: 6.5,
  lineHeight: 1,
  color: FRAME,
  relativePosition: { x: x + (BOX.width - SIGN_WIDTH * text.length) / 2, y: y - 0.7 },
})

const choice = ({ name, boxes }: AnswerPlace): SheetContent => ({
  columns: [
    {
      width: NAME_WIDTH,
      text: name,
      bold: true,
      fontSize: 8,
      alignment: 'right',
      margin: [0, 0, 4, 0],
    },
    {
      width: '*',
      stack: [
        ...boxes.map((sign, at) => signAt(sign, at * BOX.step, 1)),
        { canvas: boxes.map((_, at) => boxAt(at * BOX.step, 1)), margin: [0, 0, 0, 4] },
      ],
    },
  ],
})

/** Choices down the columns, as they are filled in. */
export function choices(places: readonly AnswerPlace[]): SheetContent[] {
  if (places.length === 0) return []

  const widest = Math.max(...places.map(({ boxes }) => boxes.length))

  const columns = Math.min(
    COLUMNS,
    Math.max(1, Math.floor(SHEET_WIDTH / (NAME_WIDTH + 8 + BOX.step * widest))),
  )

  const rows = Math.ceil(places.length / columns)

  return [
    {
      columns: Array.from({ length: columns }, (_, at) => ({
        width: '*',
        stack: places.slice(at * rows, (at + 1) * rows).map(choice),
      })),
      unbreakable: rows <= MAX_KEPT_ROWS,
      margin: [0, 2, 0, 6],
    } as SheetContent,
  ]
}

/** A frame to write in. */
export const frame = ({ name, points, lines }: AnswerPlace): SheetContent =>
  ({
    unbreakable: true,
    table: {
      widths: ['*'],
      heights: [lines * LINE_HEIGHT + 14],
      body: [[{ text: points === null ? name : `${name} ${points}`, fontSize: 8, color: FRAME }]],
    },
    margin: [0, 2, 0, 6],
  }) as SheetContent
