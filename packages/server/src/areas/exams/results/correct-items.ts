import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { CorrectionKind } from '@residency/contract/areas/exams/marking/result.contract'
import { grouped } from '../../../platform/grouped.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Correction } from '../judgement/judge-attempt.rules.ts'
import { isMarkableBy } from './edition-fits.rules.ts'
import type { ExamItem } from './regrade.queries.ts'

/** What may be decided on a question: a newer edition that fits, and what is not decided yet. */
export function correctionsOf(items: readonly ExamItem[]): CorrectionKind[] {
  const now = items[0]!.correction
  const newer = items.filter((item) => item.latestEdition > item.edition)
  const isNew = newer.some((item) => item.correctionEdition !== item.latestEdition)
  const fits = newer.every((item) => isMarkableBy(item.content.body, item.latestContent.body))
  const kinds: CorrectionKind[] = newer.length > 0 && isNew && fits ? ['edition'] : []
  if (now !== 'everybody') kinds.push('everybody')
  if (now !== 'dropped') kinds.push('dropped')

  return now === null ? kinds : [...kinds, 'none']
}

/** The items that a correction is written for; refuses one that cannot be. */
export function itemsToCorrect(items: readonly ExamItem[], correction: CorrectionKind) {
  if (correctionsOf(items).includes(correction)) {
    return correction === 'edition'
      ? items.filter((item) => item.latestEdition > item.edition)
      : items
  }

  const newer = items.filter((item) => item.latestEdition > item.edition)
  if (correction !== 'edition') throw fail(errors.regradeAlready)
  if (newer.length === 0) throw fail(errors.regradeNoEdition)

  throw fail(
    newer.every((item) => isMarkableBy(item.content.body, item.latestContent.body))
      ? errors.regradeAlready
      : errors.regradeEditionUnlike,
  )
}

export const correctionOn = (item: ExamItem, kind: CorrectionKind): Correction | null => {
  if (kind === 'none') return null
  return kind === 'edition'
    ? { kind, edition: item.latestEdition, body: item.latestContent.body }
    : { kind }
}

/** Whether no question of a paper would count. */
export const hasEmptyPaper = (
  items: readonly ExamItem[],
  corrections: ReadonlyMap<number, Correction>,
) =>
  [...grouped(items, ({ paperId }) => paperId).values()].some((of) =>
    of.every((item) => corrections.get(item.id)?.kind === 'dropped'),
  )
