import { markingErrors as errors } from '@residency/contract/areas/exams/marking/access'
import type { AnalysisOf } from '@residency/contract/areas/exams/marking/analysis.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { ITEM_NEEDS } from '../../../algorithms/items/responses.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { resultScope } from '../marking/marking.policy.ts'
import { findHeldBack } from '../secrecy/held-back.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { type Analysis, analysisSteps } from './analyse-responses.ts'
import { findSource, findStamp, type Source } from './analysis.queries.ts'
import { readResponses } from './read-responses.ts'

/** An exam or paper to analyse in the reader's scope; 404 for others. */
export async function openSource(ctx: SignedCtx, of: AnalysisOf): Promise<Source> {
  if ((of.examId === undefined) === (of.paperId === undefined)) throw fail(errors.analysisOfOne)
  return found(await findSource(ctx.db, resultScope(ctx.actor), of))
}

/** Analyses that are kept, the oldest first; a few seconds of work each. */
const MOST_KEPT = 8
type Kept = Map<string, Promise<Analysis>>
const keptBy = new WeakMap<Db, Kept>()

/**
 * Computed in steps between which requests are answered, once for the answers and corrections as
 * they are.
 */
export async function analyse(ctx: SignedCtx, source: Source): Promise<Analysis> {
  const kept = keptBy.get(ctx.db) ?? new Map()
  keptBy.set(ctx.db, kept)

  const key = [source.examIds.join(), source.paperId, await findStamp(ctx.db, source)].join('/')
  const known = kept.get(key)
  if (known) return known

  const computed = readResponses(ctx.db, source).then((read) => runYielding(analysisSteps(read)))

  kept.set(key, computed)
  computed.catch(() => kept.delete(key))

  for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(old)

  return computed
}

/** Options of true-or-false questions are worded in the reader's language. */
function worded({ language }: SignedCtx, { items }: Pick<Analysis, 'items'>) {
  const { yes, no } = markingWords[language].trueFalse
  const textOf = ({ id, text }: { id: string; text: string }) => text || (id === 'true' ? yes : no)
  return items.map((item) => ({
    ...item,
    options: item.options?.map((one) => ({ ...one, text: textOf(one) })) ?? null,
  }))
}

/**
 * The figures of the questions that the reader may see; analyses are shared, so that this is asked
 * for each reader.
 */
export async function shownItems(ctx: SignedCtx, { items }: Pick<Analysis, 'items'>) {
  const heldBack = await findHeldBack(
    ctx,
    takerOf(ctx.actor),
    items.map(({ questionId }) => questionId),
  )

  const shown = items.filter(({ questionId }) => !heldBack.has(questionId))
  return { items: worded(ctx, { items: shown }), heldBack: items.length - shown.length }
}

export async function getItemAnalysis(ctx: SignedCtx, of: AnalysisOf) {
  const source = await openSource(ctx, of)
  const { takers, alpha, alphaSe, byHand, ...found } = await analyse(ctx, source)
  const shown = await shownItems(ctx, found)

  return {
    title: source.title,
    exams: source.examIds.length,
    takers,
    needs: ITEM_NEEDS,
    alpha,
    alphaSe,
    byHand,
    ...shown,
  }
}
