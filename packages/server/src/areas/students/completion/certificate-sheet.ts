import type { PdfSheet, SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { filled } from '../../../platform/sheets/sheet-plan.ts'
import { certificatePdfText as text } from './certificate-pdf.text.ts'

type CertificateOnPaper = {
  number: string
  holder: string
  gender: number | null
  birth_month: string | null
  major: string
  unit: string
  hospital: string
  starts_on: string
  ends_on: string
  issued_on: string
}
const INK = '#0f3d3a'
const ACCENT = '#0b6e69'
const GOLD = '#b08d3c'
const [WIDTH, HEIGHT] = [841.89, 595.28]
const dayIn = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return filled(text.day, { year, month, day: date })
}

/** A double frame with corners, drawn below the text. */
function frame(): SheetContent {
  const rect = (inset: number, lineWidth: number, lineColor: string) => ({
    ...{ type: 'rect' as const, x: inset, y: inset, w: WIDTH - 2 * inset, h: HEIGHT - 2 * inset, lineWidth, lineColor },
  })
  const corner = (x: number, y: number) => ({ type: 'rect' as const, x: x - 9, y: y - 9, w: 18, h: 18, lineWidth: 1.2, lineColor: GOLD })
  const inset = 38
  const corners = [inset, WIDTH - inset].flatMap((x) => [inset, HEIGHT - inset].map((y) => corner(x, y)))
  return { canvas: [rect(22, 2.4, ACCENT), rect(30, 0.7, GOLD), ...corners] }
}

/** The person in a sentence: sex and month of birth only where they are known. */
function person({ gender, birth_month: born }: CertificateOnPaper) {
  const sex = gender === null ? [] : [text.genders[String(gender)] ?? '']
  const [year, month] = born?.split('-').map(Number) ?? []
  return [...sex, ...(year ? [filled(text.born, { year, month })] : [])].map((part) => `${text.comma}${part}`).join('')
}

const place = (x: number, y: number, content: object) => ({ ...content, absolutePosition: { x, y } }) as SheetContent
/** Where the seal goes, below the name of the hospital. */
const seal = (it: CertificateOnPaper): SheetContent[] => [
  place(520, 388, { width: 260, text: it.hospital, fontSize: 15, bold: true, color: INK, alignment: 'left' }),
  place(520, 420, {
    canvas: [{ type: 'ellipse', x: 62, y: 46, r1: 44, r2: 44, lineWidth: 0.8, lineColor: '#c4c9d1', dash: { length: 3 } }],
  }),
  place(556, 459, { text: text.seal, fontSize: 11, color: '#98a2b3' }),
  place(640, 459, { text: `${text.issued}  ${dayIn(it.issued_on)}`, fontSize: 10.5, color: INK }),
]

/** The certificate as a sheet of its own design: A4, lying, with the signed statement as a code. */
export function certificateSheet(it: CertificateOnPaper, code: string, address: string): PdfSheet {
  const facts = { from: dayIn(it.starts_on), to: dayIn(it.ends_on), unit: it.unit, major: it.major }
  const content: SheetContent[] = [
    { text: it.hospital, fontSize: 16, color: ACCENT, alignment: 'center', characterSpacing: 3, margin: [0, 6, 0, 10] },
    { text: text.title, fontSize: 42, bold: true, color: INK, alignment: 'center', characterSpacing: 16, lineHeight: 1.1 },
    { text: text.subtitle, fontSize: 8.5, color: GOLD, alignment: 'center', characterSpacing: 1.6, margin: [0, 2, 0, 8] },
    { text: `${text.number}  ${it.number}`, fontSize: 10.5, color: '#475467', alignment: 'center', margin: [0, 0, 0, 22] },
    {
      text: [{ text: it.holder, bold: true, fontSize: 20, color: INK }, `${person(it)}${text.comma}`, filled(text.body, facts)],
      ...{ fontSize: 15, lineHeight: 1.75, margin: [50, 0, 50, 0] as [number, number, number, number] },
    },
    place(84, 380, { qr: code, fit: 154, eccLevel: 'M', foreground: '#101828' }),
    place(252, 404, {
      stack: [
        { text: text.scan, fontSize: 11, bold: true, color: INK },
        { text: text.scanHelp, style: 'small', margin: [0, 4, 0, 4] },
        { text: address ? `${text.at} ${address}` : text.check, style: 'small' },
      ],
    }),
    ...seal(it),
  ]
  return { title: `${text.title} ${it.number}`, head: '', content, isLandscape: true, frame: frame() }
}
