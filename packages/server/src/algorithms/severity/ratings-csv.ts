import { readTable, TableError } from '../csv-table.ts'
import type { Rating } from './rating.ts'
import { estimateSeverity, type Severity } from './severity.ts'

/**
 * More different scores than these are no rating scale: the model has a threshold between each two.
 */
const MAX_CATEGORIES = 101

/**
 * Ratings of comma-separated text with the columns trainee, rater, item, score. What was not
 * observed is left out of the file. Throws TableError, which names the line.
 */
export function ratingsOfCsv(text: string): Rating[] {
  const categories = new Set<number>()
  return readTable(text, ['trainee', 'rater', 'item', 'score']).map(({ line, cells }) => {
    const { trainee, rater, item } = cells

    for (const [name, value] of Object.entries(cells))
      if (value === '')
        throw new TableError(
          `line ${line}: ${name} is empty; leave out rows of what was not observed`,
        )

    const score = Number(cells.score)
    if (!/^[-+]?\d+(\.0+)?$/.test(cells.score) || !Number.isSafeInteger(score))
      throw new TableError(`line ${line}: the score "${cells.score}" is no whole number`)

    categories.add(score)

    if (categories.size > MAX_CATEGORIES)
      throw new TableError(
        `line ${line}: more than ${MAX_CATEGORIES} different scores; a rating scale has a few steps`,
      )

    return { trainee, rater, item, score }
  })
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(4)))

const shortened = (_key: string, value: unknown) =>
  typeof value === 'number' ? rounded(value) : value

/**
 * The answer as one line of JSON, numbers rounded to four decimals; `groups` only when the data are not
 * linked.
 */
export function severityAsJson({ groups, ...all }: Severity): string {
  if (groups.length < 2) return JSON.stringify(all, shortened)

  const named = groups.map(({ n, raters, trainees, items, categories, thresholds }, i) => ({
    group: i + 1,
    n,
    raters: raters.map((rater) => rater.id),
    trainees: trainees.map((trainee) => trainee.id),
    items: items.map((item) => item.id),
    categories,
    thresholds,
  }))

  return JSON.stringify({ ...all, groups: named }, shortened)
}

/** From the text of a file to the text of the answer. */
export const severityOfCsv = (text: string) => severityAsJson(estimateSeverity(ratingsOfCsv(text)))
