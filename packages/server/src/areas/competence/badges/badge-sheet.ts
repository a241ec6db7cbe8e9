import { CUT_LINES, type PdfSheet, type SheetContent } from '../../../platform/pdf/pdf-sheet.ts'

export type PrintedBadge = { name: string; number: string; major: string; address: string }

export type BadgeSheetTexts = { title: string; head: string; scan: string; foot: string }

/** A card of 86 × 54 mm, the size of a bank card. */
const CARD = { width: 243, height: 150 }
const COLUMNS = 2
const CODE = 92

const card = ({ name, number, major, address }: PrintedBadge, { head, scan }: BadgeSheetTexts) => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: head, fontSize: 8, color: '#667085' },
        { text: name, fontSize: 20, bold: true, margin: [0, 14, 0, 2] },
        { text: major, fontSize: 9 },
        { text: number, fontSize: 9, color: '#667085' },
      ],
    },
    {
      width: CODE,
      stack: [
        { qr: address, fit: CODE, alignment: 'right' },
        { text: scan, fontSize: 7, alignment: 'center', color: '#667085', margin: [0, 4, 0, 0] },
      ],
    },
  ],
  columnGap: 8,
  margin: [6, 8, 6, 8],
})

/** A sheet of badges to cut apart, two in a row, eight on a page. */
export function badgeSheet(badges: readonly PrintedBadge[], texts: BadgeSheetTexts): PdfSheet {
  const cells = badges.map((badge) => card(badge, texts))
  const body = []

  for (let i = 0; i < cells.length; i += COLUMNS)
    body.push(Array.from({ length: COLUMNS }, (_, at) => cells[i + at] ?? { text: '' }))

  const table = {
    table: {
      widths: Array.from({ length: COLUMNS }, () => CARD.width),
      heights: CARD.height,
      body,
      dontBreakRows: true,
    },
    layout: CUT_LINES,
  } as SheetContent

  return { title: texts.title, head: texts.head, foot: texts.foot, content: [table] }
}
