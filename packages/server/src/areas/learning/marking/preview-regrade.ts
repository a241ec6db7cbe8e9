import { createHash } from 'node:crypto'
import { markingErrors as errors } from '@residency/contract/areas/learning/marking/errors'
import type { CorrectionKind, previewRegrade as call } from '@residency/contract/areas/learning/marking/result.contract'
import type { InputOf } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { isMarkableBy } from './edition-fits.rules.ts'
import { findCorrections } from './judge.queries.ts'
import { areEqualResults, type Correction } from './judge-attempt.rules.ts'
import { judgeAttempts } from './judge-attempts.ts'
import { isReleased, resultScope } from './marking.policy.ts'
import { type ExamItem, findAttemptIds, findExamItems, findTakers, lockExam } from './regrade.queries.ts'

type Wanted = { id: number; questionId: number; correction: CorrectionKind }
const AT_ONCE = 100

/** What may be decided on a question: a newer edition that fits, and what is not decided yet. */
export function correctionsOf(items: readonly ExamItem[]): CorrectionKind[] {
  const now = items[0]!.correction
  const newer = items.filter((item) => item.latest_edition > item.edition)
  const isNew = newer.some((item) => item.correction_edition !== item.latest_edition)
  const fits = newer.every((item) => isMarkableBy(item.content.body, item.latest_content.body))
  const kinds: CorrectionKind[] = newer.length > 0 && isNew && fits ? ['edition'] : []
  if (now !== 'everybody') kinds.push('everybody')
  if (now !== 'dropped') kinds.push('dropped')
  return now === null ? kinds : [...kinds, 'none']
}
/** The items that a correction is written for; refuses one that cannot be. */
function itemsToCorrect(items: readonly ExamItem[], correction: CorrectionKind) {
  if (correctionsOf(items).includes(correction)) {
    return correction === 'edition' ? items.filter((item) => item.latest_edition > item.edition) : items
  }
  const newer = items.filter((item) => item.latest_edition > item.edition)
  if (correction !== 'edition') throw fail(errors.regradeAlready)
  if (newer.length === 0) throw fail(errors.regradeNoEdition)
  throw fail(
    newer.every((item) => isMarkableBy(item.content.body, item.latest_content.body)) ? errors.regradeAlready : errors.regradeEditionUnlike,
  )
}
const correctionOn = (item: ExamItem, kind: CorrectionKind): Correction | null => {
  if (kind === 'none') return null
  return kind === 'edition' ? { kind, edition: item.latest_edition, body: item.latest_content.body } : { kind }
}

/** Locks the exam and says what a correction would come to: everything is judged anew, so that what is applied is what was seen. */
export async function foreseeRegrade(tx: SignedCtx, { id, questionId, correction }: Wanted) {
  const exam = found(await lockExam(tx.db, resultScope(tx.actor), id))
  const all = await findExamItems(tx.db, id, questionId)
  if (all.length === 0) throw notFound()
  const items = itemsToCorrect(all, correction)
  const corrections = new Map((await findCorrections(tx.db, [id])).get(id))
  for (const { id: itemId } of all) corrections.delete(itemId)
  for (const item of items) {
    const one = correctionOn(item, correction)
    if (one) corrections.set(item.id, one)
  }
  const whole = await findExamItems(tx.db, id)
  if (hasEmptyPaper(whole, corrections)) throw fail(errors.regradeNothingLeft)
  const ids = await findAttemptIds(tx.db, id, [...new Set(all.map(({ paper_id }) => paper_id))])
  const changes: Change[] = []
  let waiting = 0
  await inBatches(
    ids,
    AT_ONCE,
    async () => {},
    async (batch) => {
      for (const { attempt, before, result } of await judgeAttempts(tx.db, batch, corrections)) {
        if (!result && isReleased(attempt.state)) waiting += 1
        if (!areEqualResults(before, result))
          changes.push({ attempt: attempt.id, isReleased: isReleased(attempt.state), before, after: result })
      }
    },
  )
  if (waiting > 0) throw fail(errors.regradeWouldWait, { count: waiting })
  const seen = createHash('sha256')
    .update(JSON.stringify([id, questionId, correction, changes]))
    .digest('base64url')
  return { exam, all, items, ids, changes, seen }
}
/** Whether no question of a paper would count. */
const hasEmptyPaper = (items: readonly ExamItem[], corrections: ReadonlyMap<number, Correction>) =>
  [...grouped(items, ({ paper_id }) => paper_id).values()].some((of) => of.every((item) => corrections.get(item.id)?.kind === 'dropped'))
type Outcome = { score: number; most: number; isPassed: boolean } | null
export type Change = { attempt: number; isReleased: boolean; before: Outcome; after: Outcome }

/** Whose result a correction would change; nothing is written. */
export const previewRegrade = (ctx: SignedCtx, wanted: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { exam, ids, changes, seen } = await foreseeRegrade(tx, wanted)
    const takers = await findTakers(
      tx.db,
      changes.map(({ attempt }) => attempt),
    )
    const whole = changes.filter(isWhole)
    return {
      ...{ attempts: ids.length, seen, isReleased: isReleased(exam.state) },
      toPassed: whole.filter(({ before, after }) => !before.isPassed && after.isPassed).length,
      toFailed: whole.filter(({ before, after }) => before.isPassed && !after.isPassed).length,
      changed: changes.map(({ attempt, before, after }) => ({
        ...{ id: attempt, name: takers.get(attempt)!.name, number: takers.get(attempt)!.number, before, after },
      })),
    }
  })
type Whole = Change & { before: NonNullable<Outcome>; after: NonNullable<Outcome> }
export const isWhole = (change: Change): change is Whole => change.before !== null && change.after !== null
