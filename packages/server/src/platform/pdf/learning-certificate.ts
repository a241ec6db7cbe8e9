import {
  CERTIFICATE_ACCENT,
  CERTIFICATE_GOLD,
  CERTIFICATE_INK,
  certificateFrame,
  placeAt,
  sealRing,
  spaced,
} from './certificate-frame.ts'
import type { PdfSheet, SheetContent } from './pdf-sheet.ts'

/** What a certificate of a course or a class says. */
export type LearningCertificate = {
  title: string
  subtitle: string
  issuer: string

  /** Label and number. */
  number: readonly [label: string, number: string]

  /** Above the name, as a language has it. */
  opening: string
  name: string
  statement: string

  /** Three or four facts in a row. */
  facts: readonly (readonly [label: string, value: string])[]
  issued: readonly [label: string, day: string]
  seal: string
}

const CONTENT_WIDTH = 841.89 - 2 * 64
const NAME_LINE = 260

/** A longer statement needs three lines and is set smaller. */
const LONG_STATEMENT = 80

/** A thin line in the middle of the page. */
const middleLine = (width: number, lineColor: string): SheetContent => ({
  canvas: [
    {
      type: 'line',
      x1: (CONTENT_WIDTH - width) / 2,
      y1: 0,
      x2: (CONTENT_WIDTH + width) / 2,
      y2: 0,
      lineWidth: 0.8,
      lineColor,
    },
  ],
})

const fact = ([label, value]: readonly [string, string]): SheetContent => ({
  stack: [
    { text: label, fontSize: 9, color: '#667085', margin: [0, 0, 0, 3] },
    { text: value, fontSize: 13, color: CERTIFICATE_INK },
  ],
  alignment: 'center',
})

/** The certificate of a course or a class as a sheet of its own design: A4, lying. */
export function learningCertificate(it: LearningCertificate): PdfSheet {
  const [numberLabel, number] = it.number
  const [issuedLabel, day] = it.issued

  const content: SheetContent[] = [
    {
      text: it.issuer,
      fontSize: 15,
      color: CERTIFICATE_ACCENT,
      alignment: 'center',
      ...spaced(it.issuer, 3),
      margin: [0, 8, 0, 10],
    },
    {
      text: it.title,
      fontSize: 36,
      bold: true,
      color: CERTIFICATE_INK,
      alignment: 'center',
      ...spaced(it.title, 10),
      lineHeight: 1.1,
    },
    {
      text: it.subtitle,
      fontSize: 8.5,
      color: CERTIFICATE_GOLD,
      alignment: 'center',
      characterSpacing: 1.6,
      margin: [0, 4, 0, 20],
    },
    { text: it.opening, fontSize: 12, color: '#475467', alignment: 'center', margin: [0, 0, 0, 4] },
    {
      text: it.name,
      fontSize: 28,
      bold: true,
      color: CERTIFICATE_INK,
      alignment: 'center',
      margin: [0, 0, 0, 2],
    },
    middleLine(NAME_LINE, CERTIFICATE_GOLD),
    {
      text: it.statement,
      fontSize: it.statement.length > LONG_STATEMENT ? 12 : 14,
      lineHeight: 1.7,
      alignment: 'center',
      margin: [70, 14, 70, 16],
    },
    { columns: it.facts.map(fact), margin: [60, 0, 60, 0] },
    placeAt(84, 446, { qr: number, fit: 84, foreground: '#101828' }),
    placeAt(184, 474, {
      stack: [
        { text: numberLabel, fontSize: 9, color: '#667085', margin: [0, 0, 0, 3] },
        { text: number, fontSize: 12, color: CERTIFICATE_INK },
      ],
    }),
    sealRing(490, 446),
    placeAt(528, 485, { text: it.seal, fontSize: 11, color: '#98a2b3' }),
    placeAt(616, 468, {
      width: 160,
      stack: [
        { text: it.issuer, fontSize: 12, bold: true, color: CERTIFICATE_INK, margin: [0, 0, 0, 4] },
        { text: `${issuedLabel}  ${day}`, fontSize: 10.5, color: CERTIFICATE_INK },
      ],
    }),
  ]

  return {
    title: `${it.title} ${number}`,
    head: '',
    content,
    isLandscape: true,
    frame: certificateFrame(),
  }
}
