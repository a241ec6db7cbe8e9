import { isDeepStrictEqual } from 'node:util'
import { answerFits, askedAt } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { Fail } from '../../../platform/http/fail.ts'
import type { AskedPaper } from './asked-questions.ts'
import type { StoredEvent } from './journal.queries.ts'

/**
 * The first repeated event that differs from the stored one: a device that forgot what it had sent
 * numbers its events again.
 */
export function findDifference(
  repeated: readonly AttemptEvent[],
  stored: readonly StoredEvent[],
): number | null {
  const bySeq = new Map(stored.map((row) => [row.seq, row]))

  const isSame = ({ seq, kind, itemId, part, value, madeAt }: AttemptEvent) => {
    const row = bySeq.get(seq)

    const [mine, theirs] = [
      [kind, itemId, part, madeAt, value],
      [row?.kind, row?.itemId, row?.part, row?.madeAt.getTime(), row?.value],
    ]

    return isDeepStrictEqual(mine, theirs)
  }

  return repeated.find((event) => !isSame(event))?.seq ?? null
}

/** Refuses the batch for an event that no page of ours makes, naming it. */
export function mustFitPaper(
  { questions }: AskedPaper,
  events: readonly AttemptEvent[],
  fresh: readonly AttemptEvent[],
) {
  const issues = fresh.flatMap((event) => {
    const path = ['body', 'events', events.indexOf(event)]
    if (event.itemId === null) return []

    const question = questions.get(event.itemId)
    if (!question) return [{ path: [...path, 'itemId'], message: 'learning.event.item' }]
    if (event.kind === 'flag') return []

    const leaf = askedAt(question, event.part)
    if (!leaf) return [{ path: [...path, 'part'], message: 'learning.event.item' }]

    return answerFits(leaf, event.value)
      ? []
      : [{ path: [...path, 'value'], message: 'learning.answer.shape' }]
  })

  if (issues.length > 0) throw new Fail(kernelErrors.inputWrong, {}, issues)
}
