import type { Db } from '../../../platform/db/connect/pool.ts'
import { shareMarks } from '../marking/lock.queries.ts'
import {
  type EndedAttempt,
  findAnswers,
  findCorrections,
  findEndedForUpdate,
  findGradings,
  findPaperKeys,
} from './judge.queries.ts'
import { type Correction, judgeAttempt, type Mark, type Result } from './judge-attempt.rules.ts'

export type JudgedAttempt = {
  attempt: EndedAttempt
  marks: Mark[]
  before: Result | null
  result: Result | null
}

/**
 * Locks ended attempts and computes their results by the present answers, marks by hand and
 * corrections; nothing is written. `corrections` replace those stored, to see what they would
 * change.
 */
export async function judgeAttempts(
  db: Db,
  ids: readonly number[],
  corrections?: ReadonlyMap<number, Correction>,
): Promise<JudgedAttempt[]> {
  const attempts = await findEndedForUpdate(db, ids)
  const attemptIds = attempts.map(({ id }) => id)
  const exams = [...new Set(attempts.map(({ examId }) => examId))]

  await shareMarks(db, exams)

  const [keys, stored, answers, gradings] = await Promise.all([
    findPaperKeys(db, [...new Set(attempts.map(({ paperId }) => paperId))]),
    findCorrections(db, exams),
    findAnswers(db, attemptIds),
    findGradings(db, attemptIds),
  ])

  return attempts.map((attempt) => {
    const { id, examId, paperId, score, most: maxPoints, isPassed } = attempt

    const judgement = {
      paper: keys.get(paperId)!,
      corrections: corrections ?? stored.get(examId) ?? new Map<number, Correction>(),
      by: { isTwice: attempt.marksTwice, apart: attempt.marksApart },
    }

    const before = score === null ? null : { score, most: maxPoints!, isPassed: isPassed! }

    return {
      attempt,
      before,
      ...judgeAttempt(judgement, {
        answers: answers.get(id) ?? new Map(),
        gradings: gradings.get(id) ?? new Map(),
      }),
    }
  })
}
