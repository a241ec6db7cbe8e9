import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import type {
  AnswerValue,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { toMoment } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { loadAttemptState } from '../journal/journal.queries.ts'
import { placeOf } from '../journal/journal.rules.ts'
import { leavesOf } from '../judgement/leaves.rules.ts'
import { findWithheldQuestions } from '../secrecy/exam-secrecy.ts'
import { isReleased, type Taker } from '../taking/attempt.policy.ts'
import { type AttemptRow, findAttempt } from '../taking/attempt.queries.ts'
import { findMarkedItems, type MarkedItem } from './result.queries.ts'
import { rightAnswerOf } from './right-answer.rules.ts'

type Shows = 'result' | 'own' | 'right'

/**
 * The result of an attempt of the taker's own after its release: score, own answers, right answers,
 * as far as the exam shows them.
 */
export async function getResultOf(ctx: Ctx, taker: Taker, { id }: { id: number }) {
  const attempt = found(await findAttempt(ctx.db, taker, id))
  if (!isReleased(attempt.state) || attempt.score === null) throw fail(errors.resultNotReleased)

  const shows = attempt.shows

  return {
    examId: attempt.examId,
    name: attempt.title,
    number: attempt.number,
    shows,
    startedAt: toMoment(attempt.startedAt),
    endedAt: toMoment(attempt.endedAt!),
    score: attempt.score,
    most: attempt.most!,
    isPassed: attempt.isPassed!,
    items: shows === 'result' ? [] : await answersOf(ctx, taker, attempt, shows),
  }
}

async function answersOf(ctx: Ctx, taker: Taker, attempt: AttemptRow, shows: Shows) {
  const [{ answers }, items] = [
    await loadAttemptState(ctx.db, attempt),
    await findMarkedItems(ctx.db, attempt),
  ]

  const withheld = await findWithheldQuestions(
    ctx,
    taker,
    items.map((item) => item.questionId),
  )

  return items.map((item) => {
    const content = item.content as QuestionContent
    const judged = (item.markedContent ?? item.content) as QuestionContent
    const why = withheld.get(item.questionId) ?? null
    const parts = partsOf(item, judged, answers, shows)
    if (why !== null)
      return {
        id: item.id,
        points: item.points,
        question: null,
        heldBack: why,
        parts: parts.map(pointsOnly),
        explanation: null,
      }

    return {
      id: item.id,
      points: item.points,
      question: toQuestionView(content),
      heldBack: null,
      parts,
      explanation: shows === 'right' ? judged.explanation : null,
    }
  })
}

/**
 * Only the score of a withheld question: an own answer with its points would show what is right.
 */
const pointsOnly = (part: ReturnType<typeof partsOf>[number]) => ({
  ...part,
  value: null,
  right: null,
})

/** By the edition by which it was marked, which may be a corrected one. */
function partsOf(
  { id, points, marks }: MarkedItem,
  { body }: QuestionContent,
  answers: ReadonlyMap<string, AnswerValue>,
  shows: Shows,
) {
  const markByPart = new Map(marks.map((mark) => [mark.part, mark]))
  return leavesOf(body, points).map(({ part, question, points: maxPoints }) => ({
    part,
    most: markByPart.get(part)?.most ?? maxPoints,
    points: markByPart.get(part)?.points ?? 0,
    value: answers.get(placeOf(id, part)) ?? null,
    right: shows === 'right' ? rightAnswerOf(question) : null,
  }))
}
