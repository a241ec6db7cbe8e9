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

const BATCH_SIZE = 100
type RegradeRequest = { id: number; questionId: number; correction: CorrectionKind }

export type Change = {
  attempt: number
  isReleased: boolean
  before: Result | null
  after: Result | null
}

/** Judges attempts by these corrections: those whose result changes, and how many lack a mark. */
async function judgeChanges(
  tx: SignedCtx,
  ids: readonly number[],
  corrections: Parameters<typeof judgeAttempts>[2],
) {
  const changes: Change[] = []
  let waiting = 0

  await inBatches(
    ids,
    BATCH_SIZE,
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

  return { changes, waiting }
}

/**
 * Locks the exam and computes the result of a correction. Everything is judged again, so that what
 * is applied is what was shown.
 */
export async function computeRegrade(
  tx: SignedCtx,
  { id, questionId, correction }: RegradeRequest,
) {
  const exam = mustNotSit(found(await lockExam(tx.db, resultScope(tx.actor), id, tx.now())))
  if (!exam.isOver) throw fail(errors.regradeNotOver, { closes: minuteInChina(exam.closesAt) })

  const all = await findExamItems(tx.db, id, questionId)
  if (all.length === 0) throw notFound()

  const items = itemsToCorrect(all, correction)
  const corrections = new Map((await findCorrections(tx.db, [id])).get(id))

  for (const { id: itemId } of all) corrections.delete(itemId)

  for (const item of items) {
    const itemCorrection = correctionOn(item, correction)
    if (itemCorrection) corrections.set(item.id, itemCorrection)
  }

  const whole = await findExamItems(tx.db, id)
  if (hasEmptyPaper(whole, corrections)) throw fail(errors.regradeNothingLeft)

  const ids = await findAttemptIds(tx.db, id, [...new Set(all.map(({ paperId }) => paperId))])
  const { changes, waiting } = await judgeChanges(tx, ids, corrections)
  if (waiting > 0) throw fail(errors.regradeWouldWait, { count: waiting })

  const seen = createHash('sha256')
    .update(JSON.stringify([id, questionId, correction, changes]))
    .digest('base64url')

  return { exam, all, items, ids, changes, seen }
}
