import { fillSentence } from '@residency/contract/kernel/sentence'
import {
  factsTable,
  GREY_LINES,
  type PdfSheet,
  type SheetContent,
} from '../../../platform/pdf/pdf-sheet.ts'
import type { Lines, PrintableEntry, PrintableRegistration } from './printable-registration.ts'
import type { registrationPdfText } from './registration-pdf.text.ts'

type Text = (typeof registrationPdfText)['zh-cn']
const ROWS_BESIDE_PHOTO = 7

const facts = (lines: Lines) =>
  Object.entries(lines).map(([label, value]) => [label, (value as string | null) ?? null] as const)

const heading = (text: string): SheetContent => ({ text, style: 'section' })

/** One fact a row: it is next to the photo. */
const column = (lines: ReturnType<typeof facts>): SheetContent => ({
  table: {
    widths: [80, '*'],
    body: lines.map(([label, value]) => [{ text: label, style: 'label' }, { text: value || '—' }]),
  },
  layout: GREY_LINES,
})

const proofs = (text: Text, files: readonly string[]): SheetContent[] =>
  files.length
    ? [
        {
          text: fillSentence(text.proofs, { names: files.join(text.comma) }),
          style: 'small',
          margin: [0, 2, 0, 4],
        },
      ]
    : []

const entry = (text: Text, { lines, files }: PrintableEntry): SheetContent => ({
  stack: [factsTable(facts(lines)), ...proofs(text, files)],
  margin: [0, 0, 0, 6],
})

function person(text: Text, { basic, photo }: PrintableRegistration): SheetContent[] {
  const all = facts(basic)
  const leftColumn = { width: '*', stack: [column(all.slice(0, ROWS_BESIDE_PHOTO))] }
  const picture = photo
    ? { width: 105, image: photo, fit: [105, 140] }
    : { width: 105, text: text.noPhoto, style: 'label' }

  return [
    { columns: [leftColumn, picture], columnGap: 18 } as SheetContent,
    factsTable(all.slice(ROWS_BESIDE_PHOTO)),
  ]
}

/**
 * The whole registration as a sheet: what reviewers see, with a place to sign. The code carries its
 * number and the version printed.
 */
export function registrationPdf(text: Text, it: PrintableRegistration): PdfSheet {
  const version = fillSentence(text.version, { version: it.version })
  return {
    title: fillSentence(text.title, { intake: it.intake }),
    head: it.hospital,
    foot: `${text.number} ${it.number} ${version}`,
    qr: `${it.number} v${it.version}`,
    isRecord: true,
    content: [
      factsTable([
        [text.number, `${it.number} ${version}`],
        [text.state, it.state],
        [text.submittedAt, it.submittedAt],
        [text.adjustment, it.adjustment],
      ]),
      heading(it.headings.basic),
      ...person(text, it),
      heading(it.headings.sign),
      factsTable(facts(it.sign)),
      heading(it.headings.train),
      it.choices.length
        ? factsTable(
            it.choices.map((choice, i) => [fillSentence(text.choice, { n: i + 1 }), choice]),
          )
        : { text: text.noChoices, style: 'label' },
      ...it.studies.flatMap((study) => [heading(study.title), entry(text, study)]),
      ...it.lists.flatMap((list) => [
        heading(list.title),
        ...list.entries.map((row) => entry(text, row)),
      ]),
      { text: text.promise, margin: [0, 24, 0, 24] },
      { columns: [text.signature, { text: text.date, alignment: 'right' }] },
    ],
  }
}
