import { assertWidth, recordsOf, TableError } from '../csv-table.ts'
import { atOnce } from '../matching/steps.ts'
import { type ItemAnalysis, itemAnalysisSteps } from './items.ts'
import { ABSENT, ITEM_NEEDS, type Responses } from './responses.ts'

/** 1.0 and 0.0 are what programs write where a column has empty cells. */
const ANSWERS = new Map([
  ['', ABSENT],
  ['0', 0],
  ['1', 1],
  ['0.0', 0],
  ['1.0', 1],
])

/**
 * Answers of comma-separated text: a heading of item ids, a row per taker, 1 right, 0 wrong, empty
 * absent. Rows without any answer are left out. Throws TableError, which names line and column.
 */
export function responsesOfCsv(text: string): Responses {
  const [heading, ...rows] = recordsOf(text)
  if (!heading)
    throw new TableError(
      'line 1: the file is empty; its first line must name the items, each further line has the answers of one',
    )

  const items = heading.record.slice(0, heading.record.findLastIndex((name) => name !== '') + 1)
  const known = new Set<string>()

  for (const [index, id] of items.entries()) {
    if (id === '')
      throw new TableError(
        `line ${heading.line}: column ${index + 1} has no name; the first line must name the items`,
      )

    if (known.has(id))
      throw new TableError(
        `line ${heading.line}: the column ${id} is there twice; the first line must name the items`,
      )

    known.add(id)
  }

  const cells = new Int8Array(rows.length * items.length)

  for (const [taker, { record, line }] of rows.entries()) {
    assertWidth(record, line, items.length)
    for (const [index, id] of items.entries()) {
      const answer = ANSWERS.get(record[index]!)
      if (answer === undefined)
        throw new TableError(
          `line ${line}, column ${id}: "${record[index]}" is neither 1 (right), 0 (wrong) nor empty (no answer)`,
        )

      cells[taker * items.length + index] = answer
    }
  }

  return { items, takers: rows.length, cells }
}

/** The answer as one line of JSON with what other programs give too, twelve digits. */
export function itemsAsJson({ takers, reliability, items }: ItemAnalysis): string {
  const compared = items.map(({ id, n, difficulty, pointBiserial, upperLower, rasch, twoPl }) => ({
    id,
    n,
    difficulty,
    pointBiserial,
    upperLower,
    rasch: rasch && { b: rasch.b, se: rasch.se },
    twoPl: twoPl && { a: twoPl.a, b: twoPl.b, seA: twoPl.seA, seB: twoPl.seB },
  }))

  const shortened = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value
  return JSON.stringify(
    {
      takers,
      alpha: reliability?.alpha ?? null,
      alphaSe: reliability?.alphaSe ?? null,
      items: compared,
    },
    shortened,
  )
}

const FIGURES = { classical: 'figures', rasch: 'Rasch difficulty', twoPl: '2PL parameters' }

/** A sentence for each kind of figure that items have too few answers for. */
function describeShortage({ items }: ItemAnalysis): string[] {
  return (['classical', 'rasch', 'twoPl'] as const).flatMap((kind) => {
    const few = items.filter(({ n }) => n < ITEM_NEEDS[kind]).map(({ id }) => id)
    if (few.length === 0) return []

    const names = few.length === items.length ? 'any item' : few.join(', ')

    return [`No ${FIGURES[kind]} of ${names}: fewer than ${ITEM_NEEDS[kind]} answers.`]
  })
}

/**
 * From the text of a file to the text of the answer; `note` gets a sentence on what is not shown
 * for want of answers.
 */
export function itemsOfCsv(text: string, note: (sentence: string) => void): string {
  const analysis = atOnce(itemAnalysisSteps(responsesOfCsv(text)))
  for (const sentence of describeShortage(analysis)) note(sentence)

  return itemsAsJson(analysis)
}
