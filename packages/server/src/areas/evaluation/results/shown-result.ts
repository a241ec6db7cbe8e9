import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import {
  type FormSection,
  itemsOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { findCells, findTexts, type Limit } from './result.queries.ts'
import { type ItemFigures, itemFigures, overallOf } from './result.rules.ts'

type Subject = { id: number; n: number; score: number | null; subject: string; note: string | null }
/**
 * What reading the answers about a subject needs: its form, and whether its raters are nobody's
 * business.
 */
export type Reading = { sections: readonly FormSection[]; blind: boolean }

/** Items with their bars in the reader's language. */
export const shownItems = (language: Language, figures: readonly ItemFigures[]) =>
  figures.map(({ item, n, mean, most, counts }) => ({
    key: item.key,
    label: labelIn(language, item.label, item.labelEn),
    n,
    mean,
    most,
    bars:
      n === null
        ? []
        : counts.map((count, at) => ({
            label:
              item.kind === 'score'
                ? String(at + 1)
                : labelIn(language, item.options[at]!.label, item.options[at]!.labelEn),
            count,
          })),
  }))

/**
 * The result of a subject: of ballots from what is shown of their items, of named answers the mean
 * that their readers can add up.
 */
const meanOfSubject = (one: Subject, figures: readonly ItemFigures[], blind: boolean) =>
  blind ? overallOf(figures) : one.score

async function figuresBySubject(ctx: SignedCtx, rows: readonly Subject[], limit: Limit) {
  const cells = grouped(await findCells(ctx.db, idsOf(rows), limit), ({ subjectId }) => subjectId)
  return (id: number, sections: readonly FormSection[]) =>
    itemFigures(sections, cells.get(id) ?? [])
}

const head = ({ id, subject, note, n }: Subject) => ({ id, subject, note, n })

export async function shownSubjects<Row extends Subject>(
  ctx: SignedCtx,
  rows: readonly Row[],
  limit: Limit,
  readingOf: (row: Row) => Reading,
) {
  const figuresOf = await figuresBySubject(ctx, rows, limit)
  return rows.map((one) => {
    const { sections, blind } = readingOf(one)
    return { ...head(one), mean: meanOfSubject(one, figuresOf(one.id, sections), blind) }
  })
}

/** Subjects with their items and texts. */
export async function shownDetails(
  ctx: SignedCtx,
  rows: readonly Subject[],
  limit: Limit,
  { sections, blind }: Reading,
) {
  const [figuresOf, texts] = await Promise.all([
    figuresBySubject(ctx, rows, limit),
    findTexts(ctx.db, idsOf(rows)),
  ])

  const asked = itemsOf(sections).filter(({ kind }) => kind === 'text')
  return rows.map((one) => {
    const figures = figuresOf(one.id, sections)
    const written = new Map(
      texts.filter(({ subjectId }) => subjectId === one.id).map((row) => [row.key, row.texts]),
    )

    return {
      ...head(one),
      mean: meanOfSubject(one, figures, blind),
      items: shownItems(ctx.language, figures),
      texts: asked.map((item) => ({
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
  bars
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => fillSentence(resultWords[language].barOf, { label, count }))
    .join(labelIn(language, '，', ', '))
