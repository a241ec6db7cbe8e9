import { createHash } from 'node:crypto'
import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { CorrectionKind } from '@residency/contract/areas/exams/marking/result.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { findCorrections } from '../judgement/judge.queries.ts'
import { areEqualResults, type Result } from '../judgement/judge-attempt.rules.ts'
import { judgeAttempts } from '../judgement/judge-attempts.ts'
import { isReleased, resultScope } from '../marking/marking.policy.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { correctionOn, hasEmptyPaper, itemsToCorrect } from './correct-items.ts'
import { findAttemptIds, findExamItems, lockExam } from './regrade.queries.ts'

const AT_ONCE = 100
type Wanted = { id: number; questionId: number; correction: CorrectionKind }

export type Change = {
  attempt: number
  isReleased: boolean
  before: Result | null
  after: Result | null
}

/**
 * Locks the exam and says what a correction would come to: everything is judged anew, so that what
 * is applied is what was seen.
 */
export async function foreseeRegrade(tx: SignedCtx, { id, questionId, correction }: Wanted) {
  const exam = mustNotSit(found(await lockExam(tx.db, resultScope(tx.actor), id, tx.now())))
  if (!exam.isOver) throw fail(errors.regradeNotOver, { closes: minuteInChina(exam.closesAt) })

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

  const ids = await findAttemptIds(tx.db, id, [...new Set(all.map(({ paperId }) => paperId))])
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
          changes.push({
            attempt: attempt.id,
            isReleased: isReleased(attempt.state),
            before,
            after: result,
          })
      }
    },
  )

  if (waiting > 0) throw fail(errors.regradeWouldWait, { count: waiting })

  const seen = createHash('sha256')
    .update(JSON.stringify([id, questionId, correction, changes]))
    .digest('base64url')

  return { exam, all, items, ids, changes, seen }
}
