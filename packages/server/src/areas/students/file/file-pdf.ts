import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  factsTable,
  GREY_LINES,
  type PdfSheet,
  type SheetContent,
} from '../../../platform/pdf/pdf-sheet.ts'
import type { PrintableEntry } from '../../signup/signup.public.ts'
import type { filePdfText } from './file-pdf.text.ts'

type Text = (typeof filePdfText)['zh-cn']
type Line = readonly [label: string, value: string | null]

export type PrintableFile = {
  hospital: string
  number: string
  version: number
  day: string
  photo: string | null
  basicTitle: string
  basic: readonly Line[]
  training: readonly Line[]
  lists: readonly { title: string; entries: readonly PrintableEntry[] }[]
}

const BESIDE_PHOTO = 7
const heading = (text: string): SheetContent => ({ text, style: 'section' })

const lines = (all: PrintableEntry['lines']): Line[] =>
  Object.entries(all).map(([label, value]) => [label, (value as string | null) ?? null])

function person(text: Text, { basic, photo }: PrintableFile): SheetContent[] {
  const body = basic
    .slice(0, BESIDE_PHOTO)
    .map(([label, value]) => [{ text: label, style: 'label' }, { text: value || '—' }])
  const leftColumn = { width: '*', table: { widths: [80, '*'], body }, layout: GREY_LINES }
  const picture = photo
    ? { width: 105, image: photo, fit: [105, 140] }
    : { width: 105, text: text.noPhoto, style: 'label' }

  return [
    { columns: [leftColumn, picture], columnGap: 18 } as SheetContent,
    factsTable(basic.slice(BESIDE_PHOTO)),
  ]
}

const entry = (text: Text, printed: PrintableEntry): SheetContent => ({
  stack: [
    factsTable(lines(printed.lines)),
    ...(printed.files.length
      ? [
          {
            text: fillSentence(text.proofs, { names: printed.files.join(text.comma) }),
            style: 'small',
            margin: [0, 2, 0, 4],
          },
        ]
      : []),
  ] as SheetContent[],
  margin: [0, 0, 0, 6],
})

/** Sections without an entry, all in one line. */
function emptySections(text: Text, { lists }: PrintableFile): SheetContent[] {
  const titles = lists.filter(({ entries }) => entries.length === 0).map(({ title }) => title)
  if (titles.length === 0) return []

  return [
    {
      text: fillSentence(text.none, { sections: titles.join(text.comma) }),
      style: 'label',
      margin: [0, 14, 0, 0],
    },
  ]
}

/**
 * The file of a trainee as a sheet: person, training, lists. The code carries the number and the
 * version that was printed.
 */
export function filePdf(text: Text, it: PrintableFile): PdfSheet {
  return {
    title: text.title,
    head: it.hospital,
    foot: `${text.number} ${it.number} · ${fillSentence(text.printedOn, { day: it.day })}`,
    qr: `${it.number} v${it.version}`,
    isRecord: true,
    content: [
      heading(text.training),
      factsTable(it.training),
      heading(it.basicTitle),
      ...person(text, it),
      ...it.lists
        .filter(({ entries }) => entries.length > 0)
        .flatMap(({ title, entries }) => [
          heading(title),
          ...entries.map((row) => entry(text, row)),
        ]),
      ...emptySections(text, it),
    ],
  }
}
