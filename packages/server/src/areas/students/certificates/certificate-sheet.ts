import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  CERTIFICATE_ACCENT,
  CERTIFICATE_GOLD,
  CERTIFICATE_INK,
  certificateFrame,
  placeAt,
  sealRing,
  spaced,
} from '../../../platform/pdf/certificate-frame.ts'
import type { PdfSheet, SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { certificatePdfText as text } from './certificate-pdf.text.ts'

type CertificateOnPaper = {
  number: string
  holder: string
  gender: number | null
  birthMonth: string | null
  major: string
  unit: string
  hospital: string
  startsOn: string
  endsOn: string
  issuedOn: string
}

const dayIn = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return fillSentence(text.day, { year, month, day: date })
}

/** The person in a sentence: sex and month of birth only where they are known. */
function person({ gender, birthMonth: born }: CertificateOnPaper) {
  const sex = gender === null ? [] : [text.genders[String(gender)] ?? '']
  const [year, month] = born?.split('-').map(Number) ?? []
  return [...sex, ...(year ? [fillSentence(text.born, { year, month })] : [])]
    .map((part) => `${text.comma}${part}`)
    .join('')
}

/** Where the seal goes, below the name of the hospital. */
const seal = (it: CertificateOnPaper): SheetContent[] => [
  placeAt(520, 388, {
    width: 260,
    text: it.hospital,
    fontSize: 15,
    bold: true,
    color: CERTIFICATE_INK,
    alignment: 'left',
  }),
  sealRing(520, 420),
  placeAt(556, 459, { text: text.seal, fontSize: 11, color: '#98a2b3' }),
  placeAt(640, 459, {
    text: `${text.issued}  ${dayIn(it.issuedOn)}`,
    fontSize: 10.5,
    color: CERTIFICATE_INK,
  }),
]

/** The certificate as a sheet of its own design: A4, lying, with the signed statement as a code. */
export function certificateSheet(it: CertificateOnPaper, code: string, address: string): PdfSheet {
  const facts = { from: dayIn(it.startsOn), to: dayIn(it.endsOn), unit: it.unit, major: it.major }

  const content: SheetContent[] = [
    {
      text: it.hospital,
      fontSize: 16,
      color: CERTIFICATE_ACCENT,
      alignment: 'center',
      ...spaced(it.hospital, 3),
      margin: [0, 6, 0, 10],
    },
    {
      text: text.title,
      fontSize: 42,
      bold: true,
      color: CERTIFICATE_INK,
      alignment: 'center',
      ...spaced(text.title, 16),
      lineHeight: 1.1,
    },
    {
      text: text.subtitle,
      fontSize: 8.5,
      color: CERTIFICATE_GOLD,
      alignment: 'center',
      characterSpacing: 1.6,
      margin: [0, 2, 0, 8],
    },
    {
      text: `${text.number}  ${it.number}`,
      fontSize: 10.5,
      color: '#475467',
      alignment: 'center',
      margin: [0, 0, 0, 22],
    },
    {
      text: [
        { text: it.holder, bold: true, fontSize: 20, color: CERTIFICATE_INK },
        `${person(it)}${text.comma}`,
        fillSentence(text.body, facts),
      ],
      fontSize: 15,
      lineHeight: 1.75,
      margin: [50, 0, 50, 0] as [number, number, number, number],
    },
    placeAt(84, 380, { qr: code, fit: 154, eccLevel: 'M', foreground: '#101828' }),
    placeAt(252, 404, {
      stack: [
        { text: text.scan, fontSize: 11, bold: true, color: CERTIFICATE_INK },
        { text: text.scanHelp, style: 'small', margin: [0, 4, 0, 4] },
        { text: address ? `${text.at} ${address}` : text.check, style: 'small' },
      ],
    }),
    ...seal(it),
  ]

  return {
    title: `${text.title} ${it.number}`,
    head: '',
    content,
    isLandscape: true,
    frame: certificateFrame(),
  }
}
