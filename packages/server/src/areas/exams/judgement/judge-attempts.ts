import type { Db } from '../../../platform/db/pool.ts'
import { shareMarks } from '../marking/lock.queries.ts'
import {
  type EndedAttempt,
  findAnswers,
  findCorrections,
  findEndedForUpdate,
  findGivenPoints,
  findPaperKeys,
} from './judge.queries.ts'
import { type Correction, judgeAttempt, type Mark, type Result } from './judge-attempt.rules.ts'

export type Judged = {
  attempt: EndedAttempt
  marks: Mark[]
  before: Result | null
  result: Result | null
}

/**
 * Locks ended attempts and says what they come to by the answers, marks by hand and corrections as
 * they are; nothing is written. `corrections` are taken instead of those stored, to see what they
 * would change.
 */
export async function judgeAttempts(
  db: Db,
  ids: readonly number[],
  corrections?: ReadonlyMap<number, Correction>,
): Promise<Judged[]> {
  const attempts = await findEndedForUpdate(db, ids)
  const own = attempts.map(({ id }) => id)
  const exams = [...new Set(attempts.map(({ examId }) => examId))]

  await shareMarks(db, exams)

  const [keys, stored, answers, given] = await Promise.all([
    findPaperKeys(db, [...new Set(attempts.map(({ paperId }) => paperId))]),
    findCorrections(db, exams),
    findAnswers(db, own),
    findGivenPoints(db, own),
  ])

  return attempts.map((attempt) => {
    const { id, examId, paperId, score, most, isPassed } = attempt

    const judgement = {
      paper: keys.get(paperId)!,
      corrections: corrections ?? stored.get(examId) ?? new Map<number, Correction>(),
      by: { isTwice: attempt.marksTwice, apart: attempt.marksApart },
    }

    const before = score === null ? null : { score, most: most!, isPassed: isPassed! }

    return {
      attempt,
      before,
      ...judgeAttempt(judgement, {
        answers: answers.get(id) ?? new Map(),
        gradings: given.get(id) ?? new Map(),
      }),
    }
  })
}
