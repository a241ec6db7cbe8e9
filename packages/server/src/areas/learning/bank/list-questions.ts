import type { QuestionFilters } from '@residency/contract/areas/learning/bank/question.contract'
import { toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { QUESTION } from './insert-questions.ts'
import { visibleQuestions } from './question.policy.ts'
import { findKnowledgePoints, findQuestion, findQuestionPage } from './question.queries.ts'
import { findEdition, findEditions, findHistory, findPapersOf } from './record.queries.ts'
import { shownRow, shownSide } from './shown-row.ts'

export async function listQuestions(ctx: SignedCtx, filters: QuestionFilters & Page) {
  const { rows, total } = await findQuestionPage(ctx.db, visibleQuestions(ctx.actor), filters)
  return { list: rows.map((row) => shownRow(ctx, row)), total }
}
export async function listKnowledgePoints(ctx: SignedCtx, { keywords }: { keywords?: string | undefined }) {
  const names = await findKnowledgePoints(ctx.db, visibleQuestions(ctx.actor), keywords)
  return names.map((name) => ({ value: name, label: name }))
}

const dated = <T extends { at: Date }>(rows: readonly T[]) => rows.map((row) => ({ ...row, at: toMoment(row.at) }))
export async function getQuestion(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visibleQuestions(ctx.actor)
  const q = found(await findQuestion(ctx.db, scope, id))
  const [files, editions, { papers, others }, history] = await Promise.all([
    filesOf(ctx.db, { kind: QUESTION, id }),
    findEditions(ctx.db, id),
    findPapersOf(ctx.db, scope, id),
    findHistory(ctx.db, id),
  ])
  return { ...shownSide(ctx, q), files, editions: dated(editions), papers, othersUse: others, history: dated(history) }
}
export async function getQuestionEdition(ctx: SignedCtx, { id, edition }: { id: number; edition: number }) {
  found(await findQuestion(ctx.db, visibleQuestions(ctx.actor), id))
  return found(await findEdition(ctx.db, id, edition))
}
