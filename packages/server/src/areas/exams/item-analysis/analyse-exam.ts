import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { AnalysisOf } from '@residency/contract/areas/exams/marking/analysis.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { ITEM_NEEDS } from '../../../algorithms/items/responses.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { resultScope } from '../marking/marking.policy.ts'
import { findWithheldQuestions } from '../secrecy/exam-secrecy.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { type Analysis, analysisSteps } from './analyse-responses.ts'
import { findSource, findStamp, type Source } from './analysis.queries.ts'
import { readResponses } from './read-responses.ts'

/** An exam or paper to analyse in the reader's scope; 404 for others. */
export async function openSource(ctx: SignedCtx, of: AnalysisOf): Promise<Source> {
  if ((of.examId === undefined) === (of.paperId === undefined)) throw fail(errors.analysisOfOne)
  return found(await findSource(ctx.db, resultScope(ctx.actor), of))
}

/** Cached analyses, the oldest first; each takes a few seconds of work. */
const MAX_CACHED = 8
type AnalysisCache = Map<string, Promise<Analysis>>
const cacheByDatabase = new WeakMap<Db, AnalysisCache>()

/**
 * Computed in steps between which requests are answered, once for the answers and corrections as
 * they are.
 */
export async function analyse(ctx: SignedCtx, source: Source): Promise<Analysis> {
  const cached = cacheByDatabase.get(ctx.db) ?? new Map()
  cacheByDatabase.set(ctx.db, cached)

  const key = [source.examIds.join(), source.paperId, await findStamp(ctx.db, source)].join('/')
  const running = cached.get(key)
  if (running) return running

  const computed = readResponses(ctx.db, source).then((read) => runYielding(analysisSteps(read)))

  cached.set(key, computed)
  computed.catch(() => cached.delete(key))

  for (const old of [...cached.keys()].slice(0, Math.max(0, cached.size - MAX_CACHED)))
    cached.delete(old)

  return computed
}

/** Options of true-or-false questions are worded in the reader's language. */
function worded({ language }: SignedCtx, { items }: Pick<Analysis, 'items'>) {
  const { yes, no } = markingWords[language].trueFalse
  const textOf = ({ id, text }: { id: string; text: string }) => text || (id === 'true' ? yes : no)
  return items.map((item) => ({
    ...item,
    options: item.options?.map((option) => ({ ...option, text: textOf(option) })) ?? null,
  }))
}

/**
 * The figures of the questions that the reader may see. Analyses are shared, so this is checked for
 * each reader.
 */
export async function presentAnalysedItems(ctx: SignedCtx, { items }: Pick<Analysis, 'items'>) {
  const withheld = await findWithheldQuestions(
    ctx,
    takerOf(ctx.actor),
    items.map(({ questionId }) => questionId),
  )

  const visibleItems = items.filter(({ questionId }) => !withheld.has(questionId))
  return {
    items: worded(ctx, { items: visibleItems }),
    heldBack: items.length - visibleItems.length,
  }
}

export async function getItemAnalysis(ctx: SignedCtx, of: AnalysisOf) {
  const source = await openSource(ctx, of)
  const { takers, alpha, alphaSe, byHand, ...figures } = await analyse(ctx, source)
  const visibleItems = await presentAnalysedItems(ctx, figures)

  return {
    title: source.title,
    exams: source.examIds.length,
    takers,
    needs: ITEM_NEEDS,
    alpha,
    alphaSe,
    byHand,
    ...visibleItems,
  }
}
