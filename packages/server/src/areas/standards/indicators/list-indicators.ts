import { indicatorPermissions as may } from '@residency/contract/areas/standards/indicators/access'
import type { IndicatorFilters } from '@residency/contract/areas/standards/indicators/indicator.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  findBasesInScope,
  findCategories,
  findIndicatorPage,
  type IndicatorRecord,
} from './indicator.queries.ts'

export const presentIndicator = (ctx: SignedCtx, indicator: IndicatorRecord) => ({
  ...indicator,
  base: indicator.base === null ? null : labelIn(ctx.language, indicator.base, indicator.baseEn),
  actions: permittedActions(ctx.actor, {
    edit: may.manage,
    delete: indicator.figureCount === 0 && may.manage,
  }) as ('edit' | 'delete')[],
})

/** Indicators, those of each base before those of every base. */
export async function listIndicators(ctx: SignedCtx, filters: IndicatorFilters) {
  const { rows, total } = await findIndicatorPage(ctx.db, filters, filters, ctx.language)
  return { list: rows.map((row) => presentIndicator(ctx, row)), total }
}

/** The reader's bases and the categories in use. */
export async function listIndicatorChoices(ctx: SignedCtx) {
  const bases = await findBasesInScope(ctx.db, visibleBases(ctx.actor))
  return {
    bases: bases.map((base) => ({
      value: base.id,
      label: labelIn(ctx.language, base.name, base.nameEn),
    })),
    categories: await findCategories(ctx.db),
  }
}
