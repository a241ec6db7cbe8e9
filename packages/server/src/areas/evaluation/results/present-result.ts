import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import {
  type FormSection,
  itemsOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { joinItems, type Language, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findCells, findTexts, type Limit } from './result.queries.ts'
import { type ItemFigures, itemFigures, overallOf } from './result.rules.ts'

type Subject = { id: number; n: number; score: number | null; subject: string; note: string | null }

/** What reading the answers about a subject needs: its form, and whether its raters are hidden. */
export type Reading = { sections: readonly FormSection[]; blind: boolean }

/** Items with their bars in the reader's language. */
export const presentItems = (language: Language, figures: readonly ItemFigures[]) =>
  figures.map(({ item, n, mean, most: maxPoints, counts }) => ({
    key: item.key,
    label: labelIn(language, item.label, item.labelEn),
    n,
    mean,
    most: maxPoints,
    bars:
      n === null
        ? []
        : counts.map((count, index) => ({
            label:
              item.kind === 'score'
                ? String(index + 1)
                : labelIn(language, item.options[index]!.label, item.options[index]!.labelEn),
            count,
          })),
  }))

/**
 * The result of a subject: of ballots from what is shown of their items, of named answers the mean
 * that their readers can add up.
 */
const meanOfSubject = (subject: Subject, figures: readonly ItemFigures[], blind: boolean) =>
  blind ? overallOf(figures) : subject.score

async function figuresBySubject(ctx: SignedCtx, rows: readonly Subject[], limit: Limit) {
  const cells = grouped(await findCells(ctx.db, idsOf(rows), limit), ({ subjectId }) => subjectId)
  return (id: number, sections: readonly FormSection[]) =>
    itemFigures(sections, cells.get(id) ?? [])
}

const head = ({ id, subject, note, n }: Subject) => ({ id, subject, note, n })

export async function presentSubjects<Row extends Subject>(
  ctx: SignedCtx,
  rows: readonly Row[],
  limit: Limit,
  readingOf: (row: Row) => Reading,
) {
  const figuresOf = await figuresBySubject(ctx, rows, limit)
  return rows.map((subject) => {
    const { sections, blind } = readingOf(subject)
    return {
      ...head(subject),
      mean: meanOfSubject(subject, figuresOf(subject.id, sections), blind),
    }
  })
}

/** Subjects with their items and texts. */
export async function presentDetails(
  ctx: SignedCtx,
  rows: readonly Subject[],
  limit: Limit,
  { sections, blind }: Reading,
) {
  const [figuresOf, texts] = await Promise.all([
    figuresBySubject(ctx, rows, limit),
    findTexts(ctx.db, idsOf(rows)),
  ])

  const textItems = itemsOf(sections).filter(({ kind }) => kind === 'text')
  return rows.map((subject) => {
    const figures = figuresOf(subject.id, sections)
    const written = new Map(
      texts.filter(({ subjectId }) => subjectId === subject.id).map((row) => [row.key, row.texts]),
    )

    return {
      ...head(subject),
      mean: meanOfSubject(subject, figures, blind),
      items: presentItems(ctx.language, figures),
      texts: textItems.map((item) => ({
        label: labelIn(ctx.language, item.label, item.labelEn),
        texts: written.get(item.key) ?? [],
      })),
    }
  })
}

/** A distribution in words: which marks, how often. */
export const spreadInWords = (
  language: Language,
  bars: readonly { label: string; count: number }[],
) =>
  joinItems(
    language,
    bars
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => fillSentence(resultWords[language].barOf, { label, count })),
  )
