import { readTable, TableError } from '../csv-table.ts'
import type { Observation } from './observation.ts'
import { estimateReliability } from './reliability.ts'

/**
 * Observations of comma-separated text with the columns trainee, observer (or rater), occasion,
 * score. Without a column occasion each row is an occasion of its own; several rows of one occasion
 * count as their mean. Throws TableError, which names the line.
 */
export function observationsOfCsv(text: string): Observation[] {
  const rows = readTable(text, ['trainee', 'score'], ['observer', 'rater', 'occasion'])
  const hasOccasions = rows.some(({ cells }) => cells.occasion !== '')

  return rows.map(({ line, cells }) => {
    const { trainee } = cells
    const observer = cells.observer || cells.rater
    const occasion = hasOccasions ? cells.occasion : String(line)

    for (const [name, value] of Object.entries({ trainee, observer, occasion, score: cells.score }))
      if (value === '')
        throw new TableError(
          `line ${line}: ${name} is empty; leave out rows of what was not observed`,
        )

    const score = Number(cells.score)
    if (!/^[-+]?\d+(\.\d+)?$/.test(cells.score) || Math.abs(score) > 1e6)
      throw new TableError(`line ${line}: the score "${cells.score}" is no number up to a million`)

    return { trainee, observer, occasion, score }
  })
}

const shortened = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(4)) : value

const REASONS = {
  tooFewTrainees: 'there are observations of fewer than 30 trainees, so no figure is shown',
  nothingToCompare: 'no trainee has two observations, so there is nothing to compare',
}

/**
 * From the text of a file to the text of the answer: one line of JSON with four digits. `note` gets
 * a sentence when there is no figure.
 */
export function reliabilityOfCsv(text: string, note: (sentence: string) => void): string {
  const answer = estimateReliability(observationsOfCsv(text))
  if ('reason' in answer) note(REASONS[answer.reason])

  return JSON.stringify(answer, shortened)
}
