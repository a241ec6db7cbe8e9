import { baseFigureFlow, FIGURE_REVIEW_ACTIONS } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import type { figureReview } from '@residency/contract/areas/standards/indicators/figure.contract'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { figureActions, relationsToFigure } from './figure.policy.ts'
import { type FigureRecord, findFiguresForUpdate } from './figure.queries.ts'

/** One notice for all figures of a person, base and year: a base enters dozens at once. */
function noticesOf(figures: readonly FigureRecord[], reason: string | null) {
  const groups = grouped(figures, (one) => `${one.entered_by}/${one.base_id}/${one.year}`)
  return [...groups.values()].map((own) => {
    const { entered_by: userId, base, base_en, year } = own[0]!
    const items = own.map(({ item }) => item).join('、')
    const values = { base, year: String(year), items: items.length > 80 ? `${items.slice(0, 80)}…` : items, count: String(own.length) }
    return {
      userId,
      values: { ...values, reason: reason ?? '' },
      valuesEn: { ...values, base: base_en ?? base, reason: reason ?? '' },
      path: `/standard/indicator?baseId=${own[0]!.base_id}&year=${year}`,
    }
  })
}

const plan: ReviewPlan<Decision<(typeof FIGURE_REVIEW_ACTIONS)[number]>> = {
  flow: baseFigureFlow,
  table: 'base_figures',
  columns: ['reason', 'checked_by', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findFiguresForUpdate(tx.db, visibleBases(tx.actor), ids),
      relationsOf: (figure: FigureRecord) => relationsToFigure(figure, tx.actor),
      nameOf: (figure: FigureRecord) => `${figure.item} · ${figure.year}`,
    }
    const result = await moveMany(tx, baseFigureFlow, asked, (state, rows) =>
      tx.db
        .updateTable('base_figures')
        .set((e) => ({ state, reason, checked_by: tx.actor.userId, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    await notify(tx, `baseFigure.${action}`, noticesOf(result.moved, reason))
    return result
  },
  actionsOn: async (tx, id) => {
    const [figure] = await findFiguresForUpdate(tx.db, visibleBases(tx.actor), [id])
    return figure ? figureActions(figure, tx.actor) : []
  },
}
/** Checks a figure, or sends it back with a reason. */
export const actOnFigure = (ctx: SignedCtx, input: InputOf<typeof figureReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnFigures = (ctx: SignedCtx, input: InputOf<typeof figureReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoFigures = (ctx: SignedCtx, input: InputOf<typeof figureReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedFigures = reviewedFlow({
  flow: baseFigureFlow,
  decisions: FIGURE_REVIEW_ACTIONS,
  page: '/standard/figure',
  find: async (ctx, id) => (await findFiguresForUpdate(ctx.db, visibleBases(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToFigure(row, ctx.actor),
  nameOf: (row) => `${row.item} · ${row.year}`,
})
