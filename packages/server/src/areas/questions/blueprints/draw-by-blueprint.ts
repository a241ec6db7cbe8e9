import { setImmediate } from 'node:timers/promises'
import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { Blueprint } from '@residency/contract/areas/questions/papers/blueprint.contract'
import { type Draw, type Drawn, drawForms } from '../../../algorithms/papers/draw-forms.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findCategories } from '../categories/category.queries.ts'
import { findDrawable } from '../papers/usable-question.queries.ts'
import { candidatesFor, mostSharedOf } from './blueprint.rules.ts'

type Asked = Blueprint & { baseId: number | null; seed: number }

/**
 * What a blueprint draws from the questions that the designer may use; `drawable` in the order of
 * the answer's numbers.
 */
export async function drawByBlueprint(ctx: SignedCtx, asked: Asked) {
  const scope = visibleQuestions(ctx)
  const kinds = [...new Set(asked.rows.map(({ kind }) => kind))]

  const [categories, questions] = await Promise.all([
    findCategories(ctx.db, scope),
    findDrawable(ctx.db, scope, asked.baseId, kinds),
  ])

  const known = new Set(categories.map(({ id }) => id))
  if (asked.rows.some(({ categoryId }) => categoryId !== null && !known.has(categoryId)))
    throw fail(errors.blueprintCategoryUnknown)

  const fitting = candidatesFor(asked.rows, questions, categories)

  const drawn = await inSlices({
    cells: asked.rows.map(({ count, points }) => ({ count, weight: points })),
    questions: fitting.map(({ candidate }) => candidate),
    forms: asked.forms,
    overlap: mostSharedOf(asked),
    seed: asked.seed,
  })

  const perRow = asked.rows.map(
    (_, at) => fitting.filter(({ candidate }) => candidate.cells.includes(at)).length,
  )

  return { drawn, drawable: fitting.map(({ question }) => question), perRow }
}

/** Other requests are answered between the slices. */
async function inSlices(draw: Draw): Promise<Drawn> {
  const slices = drawForms(draw)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value

    await setImmediate()
  }
}
