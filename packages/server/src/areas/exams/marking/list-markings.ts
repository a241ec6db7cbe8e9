import type { MarkingFilters } from '@residency/contract/areas/exams/marking/marking.contract'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { excerptOf } from '../../questions/questions.public.ts'
import { findWithheldOfRows } from '../secrecy/exam-secrecy.ts'
import { numberOf, questionOf } from './leaf-label.ts'
import { isExamReleased, markScope, whyNotMark } from './marking.policy.ts'
import {
  countWaiting,
  findLeaves,
  findMarking,
  findMarkingPage,
  type LeafRow,
  type MarkingRow,
} from './marking.queries.ts'

const presentMarking = ({
  id,
  title,
  closesAt,
  waiting,
  left,
  answers,
  marksTwice,
  state,
  ...bars
}: MarkingRow) => ({
  id,
  name: title,
  closesAt: toMoment(closesAt),
  waiting,
  left,
  answers,
  isTwice: marksTwice,
  isReleased: isExamReleased(state),
  whyNot: whyNotMark(bars),
})

export async function listMarkings(ctx: SignedCtx, filters: MarkingFilters) {
  const { rows, total } = await findMarkingPage(ctx.db, markScope(ctx.actor), filters, ctx.now())
  return { list: rows.map(presentMarking), total }
}

export async function getMarking(ctx: SignedCtx, { id }: { id: number }) {
  const exam = found(await findMarking(ctx.db, markScope(ctx.actor), id, ctx.now()))
  // Its questions are hidden until it is over, and always for those who sit it.
  const rows = whyNotMark(exam) === null ? await findLeaves(ctx.db, id, ctx.actor.userId) : []
  const withheld = await findWithheldOfRows(ctx, rows)

  return {
    ...presentMarking(exam),
    leaves: rows.map((row) => presentListedLeaf(row, withheld.get(row.questionId))),
  }
}

function presentListedLeaf(
  { itemId, part, place, paper, content, most: maxPoints, waiting, left, answers }: LeafRow,
  withheld: string | undefined,
) {
  const whole = content as QuestionContent
  const stem = withheld ?? excerptOf(questionOf(whole, part).stem)
  return {
    itemId,
    part,
    number: numberOf(place, whole, part),
    paper,
    stem,
    most: maxPoints,
    waiting,
    left,
    answers,
  }
}

/** Answers that wait for the reader. */
export const markingWaits = async (ctx: SignedCtx) => [
  {
    kind: 'markAnswers' as const,
    count: await countWaiting(ctx.db, markScope(ctx.actor), ctx.now()),
  },
]
