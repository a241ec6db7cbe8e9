import { FIGURE_REVIEW_ACTIONS } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import { figureReview } from '@residency/contract/areas/standards/indicators/figure.contract'
import { joinItems, type Language, labelIn } from '@residency/contract/kernel'
import { beginningOf } from '@residency/contract/kernel/sentence'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { grouped } from '../../../platform/grouped.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { relationsToFigure } from './figure.policy.ts'
import { type FigureRecord, findFiguresForUpdate } from './figure.queries.ts'
import { figureNotices } from './figure-notices.seed.ts'

/** Checks a figure, or sends it back with a reason. */
export const figurePlan = reviewPlan(figureReview, {
  table: 'baseFigures',
  columns: ['reason', 'checkedBy'],
  find: (tx, ids) => findFiguresForUpdate(tx.db, visibleBases(tx.actor), ids),
  relationsTo: (tx, figure) => relationsToFigure(figure, tx.actor),
  nameOf: (figure) => `${figure.item} · ${figure.year}`,
  values: (tx, { reason }) => ({ reason, checkedBy: tx.actor.userId }),

  notify: (tx, { action, reason }, moved) =>
    notify(tx, figureNotices[action], noticesOf(moved, reason)),

  reviewed: { decisions: FIGURE_REVIEW_ACTIONS, page: '/standard/figure' },
})

/** So long may the list of figures in a notice be. */
const MAX_ITEMS_TEXT = 80

/** One notice for all figures of a person, base and year: a base enters dozens at once. */
function noticesOf(figures: readonly FigureRecord[], reason: string | null) {
  const groups = grouped(figures, (figure) => `${figure.enteredBy}/${figure.baseId}/${figure.year}`)
  return [...groups.values()].map((own) => {
    const { enteredBy: userId, base, baseEn, year } = own[0]!

    const valuesIn = (language: Language) => {
      const items = joinItems(
        language,
        own.map(({ item }) => item),
      )

      return {
        base: labelIn(language, base, baseEn),
        year: String(year),
        items: items.length > MAX_ITEMS_TEXT ? `${beginningOf(items, MAX_ITEMS_TEXT)}…` : items,
        count: String(own.length),
        reason: reason ?? '',
      }
    }

    return {
      userId,
      values: valuesIn('zh-cn'),
      valuesEn: valuesIn('en'),
      path: `/standard/indicator?baseId=${own[0]!.baseId}&year=${year}`,
    }
  })
}
