import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { type Language, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { PdfSheet, SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import type { ItemContent } from '../papers/item.queries.ts'
import { paperText } from '../papers/paper.text.ts'
import { type PrintedPictures, printedQuestion } from './printed-question.ts'

/** A paper with its questions in sections, as the three sheets print it. */
export type PrintablePaper = {
  title: string
  note: string | null
  form: string | null
  hospital: { name: string; nameEn: string | null } | undefined
  passPercent: number
  sections: { title: string; note: string | null; items: (ItemContent & { number: number })[] }[]
}

/** Hundredths as people write points: 2, 2.5, 0.25. */
export const pointsText = (hundredths: number) => String(hundredths / 100)

export const sumOf = (items: readonly { points: number }[]) =>
  items.reduce((sum, { points }) => sum + points, 0)

export const titleOf = (language: Language, it: Pick<PrintablePaper, 'title' | 'form'>) =>
  it.form === null
    ? it.title
    : fillSentence(paperText[language].form, { title: it.title, form: it.form })

export const hospitalOf = (language: Language, it: PrintablePaper) =>
  labelIn(language, it.hospital?.name ?? '', it.hospital?.nameEn)

/** 一、 in Chinese, 1. in English. */
export function sectionName(language: Language, at: number, title: string): string {
  const text = paperText[language]
  const n = text.ordinals[at] ?? String(at + 1)
  return fillSentence(text.numbered, { n, text: title })
}

const LINE_LENGTHS = [6, 9, 5, 4]

/** Lines for the taker's name and place. */
export function takerLines(language: Language): SheetContent {
  const text = paperText[language]

  const lines = [text.name, text.number, text.room, text.seat].map((label, index) => ({
    width: 'auto',
    noWrap: true,
    text: [{ text: `${label} `, color: '#667085' }, '＿'.repeat(LINE_LENGTHS[index]!)],
  }))

  return { columns: lines, columnGap: 14, margin: [0, 4, 0, 10] } as SheetContent
}

/** A column for each section, to be filled in by the markers. */
function scoreTable(language: Language, it: PrintablePaper): SheetContent {
  const text = paperText[language]
  const names = it.sections.map((_, at) => text.ordinals[at] ?? String(at + 1))
  const row = (label: string, cells: readonly string[]) =>
    [label, ...cells].map((cell) => ({ text: cell, alignment: 'center' as const, fontSize: 9 }))
  const empty = [...names, text.sum].map(() => ' ')

  return {
    table: {
      widths: [56, ...empty.map(() => '*')],
      body: [
        row(text.part, [...names, text.sum]),
        row(text.earned, empty),
        row(text.marker, empty),
      ],
    },
    margin: [0, 0, 0, 8],
  }
}

/**
 * The paper as takers get it: facts, lines for the name, a table for the points, sections with
 * their questions.
 */
export function printedPaper(
  language: Language,
  it: PrintablePaper,
  pictures: PrintedPictures,
): PdfSheet {
  const text = paperText[language]
  const all = it.sections.flatMap(({ items }) => items)
  const total = sumOf(all)

  const facts = {
    total: pointsText(total),
    pass: pointsText(Math.ceil((total * it.passPercent) / 100)),
    items: all.length,
  }

  const title = titleOf(language, it)

  return {
    title,
    head: hospitalOf(language, it),
    foot: title,
    content: [
      { text: fillSentence(text.facts, facts), style: 'label' },
      takerLines(language),
      scoreTable(language, it),
      ...(it.note ? [{ text: it.note, margin: [0, 0, 0, 6], fontSize: 9 } as SheetContent] : []),
      ...it.sections.flatMap((section, index) => [
        {
          text: fillSentence(text.sectionHead, {
            title: sectionName(language, index, section.title),
            items: section.items.length,
            points: pointsText(sumOf(section.items)),
          }),
          style: 'section',
          headlineLevel: 1,
        },
        ...(section.note
          ? [
              {
                text: section.note,
                fontSize: 9,
                color: '#475467',
                margin: [0, 0, 0, 4],
              } as SheetContent,
            ]
          : []),
        ...section.items.map(({ number, points, content }) =>
          printedQuestion(
            language,
            { number, points: pointsText(points), question: toQuestionView(content) },
            pictures,
          ),
        ),
      ]),
      { text: text.end, alignment: 'center', style: 'label', margin: [0, 12, 0, 0] },
    ],
  }
}
