import type { SkipReason } from '@residency/contract/areas/exams/exam/watch.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import { lockCandidates } from '../candidates/candidate.queries.ts'
import { examScope, isPublished } from '../exam/exam.policy.ts'
import { findInvigilatedForShare } from '../exam/exam.queries.ts'
import { mustNotSit } from '../secrecy/must-not-sit.ts'
import { isRunning } from '../taking/attempt.policy.ts'
import { countsUntil } from '../taking/deadline.rules.ts'
import { lockOpenAttempts } from './move-deadlines.ts'

type OpenAttempt = Awaited<ReturnType<typeof lockOpenAttempts>>[number]

export type ReachedCandidate = {
  id: number
  name: string
  extraMinutes: number
  attempt: OpenAttempt | null
  hasEnded: boolean
  isOver: boolean
}

/**
 * The exam and the candidates of a request, by id or all (null), locked with their attempts under
 * way: exam, candidates, attempts. A taker who begins locks in the same order.
 */
export async function reachCandidates(
  tx: SignedCtx,
  examId: number,
  candidateIds: readonly number[] | null,
) {
  const exam = mustNotSit(found(await findInvigilatedForShare(tx.db, examScope(tx.actor), examId)))
  if (!isPublished(exam.state)) throw fail(kernelErrors.actionNotNow)

  const candidates = await lockCandidates(tx.db, examId, candidateIds)
  if (candidates.length === 0) throw notFound()

  const open = new Map(
    (await lockOpenAttempts(tx.db, examId, candidateIds)).map((attempt) => [
      attempt.candidateId,
      attempt,
    ]),
  )

  const begun = new Set(
    (
      await tx.db
        .selectFrom('learningAttempts')
        .select('candidateId')
        .distinct()
        .where('examId', '=', examId)
        .execute()
    ).map((row) => row.candidateId),
  )

  const reached = candidates.map(({ id, name, extraMinutes }): ReachedCandidate => {
    const attempt = open.get(id) ?? null

    const isOver =
      attempt !== null &&
      isRunning(attempt.state) &&
      tx.now() > countsUntil(attempt.deadlineAt, exam.graceSeconds)

    return {
      id,
      name,
      extraMinutes,
      attempt,
      hasEnded: !attempt && begun.has(id),
      isOver,
    }
  })

  return { exam, reached }
}

/**
 * Splits candidates by whether something can be done for them; `whyNot` names the reason if it
 * cannot.
 */
export function splitReached(
  reached: readonly ReachedCandidate[],
  whyNot: (candidate: ReachedCandidate) => SkipReason | null,
) {
  const going: ReachedCandidate[] = []
  const refused: { name: string; why: SkipReason }[] = []

  for (const candidate of reached) {
    const why = whyNot(candidate)
    if (why === null) going.push(candidate)
    else refused.push({ name: candidate.name, why })
  }

  return { going, refused }
}

/** Why nothing can be done with a candidate's attempt. */
export const withoutAttempt = ({
  attempt,
  hasEnded,
  isOver,
}: ReachedCandidate): SkipReason | null => {
  if (!attempt) return hasEnded ? 'ended' : 'notBegun'
  return isOver ? 'over' : null
}
