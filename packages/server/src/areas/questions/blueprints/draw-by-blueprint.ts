import { setImmediate } from 'node:timers/promises'
import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { Blueprint } from '@residency/contract/areas/questions/papers/blueprint.contract'
import { type Draw, type DrawResult, drawForms } from '../../../algorithms/papers/draw-forms.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findCategories } from '../categories/category.queries.ts'
import { findDrawable } from '../papers/usable-question.queries.ts'
import { candidatesFor, maxSharedOf } from './blueprint.rules.ts'

type BlueprintDraw = Blueprint & { baseId: number | null; seed: number }

/**
 * What a blueprint draws from the questions that the designer may use; `drawable` in the order of
 * the answer's numbers.
 */
export async function drawByBlueprint(ctx: SignedCtx, blueprintDraw: BlueprintDraw) {
  const scope = visibleQuestions(ctx)
  const kinds = [...new Set(blueprintDraw.rows.map(({ kind }) => kind))]

  const [categories, questions] = await Promise.all([
    findCategories(ctx.db, scope),
    findDrawable(ctx.db, scope, blueprintDraw.baseId, kinds),
  ])

  const known = new Set(categories.map(({ id }) => id))
  if (blueprintDraw.rows.some(({ categoryId }) => categoryId !== null && !known.has(categoryId)))
    throw fail(errors.blueprintCategoryUnknown)

  const fitting = candidatesFor(blueprintDraw.rows, questions, categories)

  const drawn = await inSlices({
    cells: blueprintDraw.rows.map(({ count, points }) => ({ count, weight: points })),
    questions: fitting.map(({ candidate }) => candidate),
    forms: blueprintDraw.forms,
    overlap: maxSharedOf(blueprintDraw),
    seed: blueprintDraw.seed,
  })

  const perRow = blueprintDraw.rows.map(
    (_, at) => fitting.filter(({ candidate }) => candidate.cells.includes(at)).length,
  )

  return { drawn, drawable: fitting.map(({ question }) => question), perRow }
}

/** Other requests are answered between the slices. */
async function inSlices(draw: Draw): Promise<DrawResult> {
  const slices = drawForms(draw)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value

    await setImmediate()
  }
}
