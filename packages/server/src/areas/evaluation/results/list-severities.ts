import type { SeverityFilters } from '@residency/contract/areas/evaluation/results/result.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { leanOf } from './result.rules.ts'
import { findSeverityFacts, findSeverityPage } from './severity.queries.ts'

/** How strict raters mark: the office of all bases, base administrators of theirs. */
export async function listSeverities(ctx: SignedCtx, filters: SeverityFilters) {
  const scope = visibleBases(ctx.actor)

  const [{ rows, total }, facts] = await Promise.all([
    findSeverityPage(ctx.db, scope, filters, ctx.language),
    findSeverityFacts(ctx.db, scope, filters.baseId),
  ])

  const list = rows.map(({ baseId, raterId, base, baseEn, groupNo, ...row }) => ({
    ...row,
    id: `${baseId}-${raterId}`,
    base: labelIn(ctx.language, base, baseEn),
    group: groupNo,
    lean: leanOf(row.severity, row.se),
  }))

  const bases = facts.bases.map((base) => ({
    value: base.id,
    label: labelIn(ctx.language, base.name, base.nameEn),
  }))

  return { list, total, computedOn: facts.computedOn, groups: facts.groups, bases }
}
