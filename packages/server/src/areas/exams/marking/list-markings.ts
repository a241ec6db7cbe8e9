import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findHeldBackOf } from '../secrecy/held-back.ts'
import { isExamReleased, markScope, whyNotMark } from './marking.policy.ts'
import {
  countWaiting,
  findLeaves,
  findMarking,
  findMarkingPage,
  type LeafRow,
  type MarkingRow,
} from './marking.queries.ts'
import { excerptOf, numberOf, questionOf } from './shown-leaf.ts'

const shown = ({
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

export async function listMarkings(
  ctx: SignedCtx,
  filters: Page & { keywords?: string | undefined },
) {
  const { rows, total } = await findMarkingPage(ctx.db, markScope(ctx.actor), filters, ctx.now())
  return { list: rows.map(shown), total }
}

export async function getMarking(ctx: SignedCtx, { id }: { id: number }) {
  const exam = found(await findMarking(ctx.db, markScope(ctx.actor), id, ctx.now()))
  // its questions are nobody's business before it is over, and never that of who sits it
  const rows = whyNotMark(exam) === null ? await findLeaves(ctx.db, id, ctx.actor.userId) : []
  const heldBack = await findHeldBackOf(ctx, rows)

  return { ...shown(exam), leaves: rows.map((row) => shownLeaf(row, heldBack.get(row.questionId))) }
}

function shownLeaf(
  { itemId, part, place, paper, content, most, waiting, left, answers }: LeafRow,
  heldBack: string | undefined,
) {
  const whole = content as QuestionContent
  const stem = heldBack ?? excerptOf(questionOf(whole, part).stem)
  return {
    itemId,
    part,
    number: numberOf(place, whole, part),
    paper,
    stem,
    most,
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
