import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import type { QuestionFilters } from '@residency/contract/areas/questions/bank/question.contract'
import { toMoment } from '@residency/contract/kernel'
import { onlyOf } from '../../../platform/area.ts'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { QUESTION } from './insert-questions.ts'
import { presentRow, presentSide } from './present-row.ts'
import { type QuestionScope, visibleQuestions } from './question.policy.ts'
import {
  countWithheld,
  findKnowledgePoints,
  findQuestion,
  findQuestionPage,
  isWithheldFrom,
} from './question.queries.ts'
import { findEdition, findEditions, findHistory, findPapersOf } from './record.queries.ts'

export async function listQuestions(ctx: SignedCtx, filters: QuestionFilters & Page) {
  const scope = visibleQuestions(ctx)

  const [{ rows, total }, withheld] = await Promise.all([
    findQuestionPage(ctx.db, scope, filters),
    countWithheld(ctx.db, scope),
  ])

  return { list: rows.map((row) => presentRow(ctx, row)), total, heldBack: withheld }
}

export async function listKnowledgePoints(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const names = await findKnowledgePoints(ctx.db, visibleQuestions(ctx), keywords)
  return names.map((name) => ({ value: name, label: name }))
}

/** A question in scope; one that is withheld is refused with a sentence. */
async function openQuestion(ctx: SignedCtx, scope: QuestionScope, id: number) {
  const q = await findQuestion(ctx.db, scope, id)
  if (!q && (await isWithheldFrom(ctx.db, scope, id))) {
    const why = (await onlyOf(ctx, 'secrecy').findHeldBack(ctx, [id])).get(id)!
    throw fail(errors.questionHeldBack, { why })
  }

  return found(q)
}

const dated = <T extends { at: Date }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, at: toMoment(row.at) }))

export async function getQuestion(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visibleQuestions(ctx)
  const q = await openQuestion(ctx, scope, id)

  const [files, editions, { papers, others }, history] = await Promise.all([
    filesOf(ctx.db, { kind: QUESTION, id }),
    findEditions(ctx.db, id),
    findPapersOf(ctx.db, scope, id),
    findHistory(ctx.db, id),
  ])

  return {
    ...presentSide(ctx, q),
    files,
    editions: dated(editions),
    papers,
    othersUse: others,
    history: dated(history),
  }
}

export async function getQuestionEdition(
  ctx: SignedCtx,
  { id, edition }: { id: number; edition: number },
) {
  await openQuestion(ctx, visibleQuestions(ctx), id)
  return found(await findEdition(ctx.db, id, edition))
}
