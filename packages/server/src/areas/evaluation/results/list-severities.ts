import type { SeverityFilters } from '@residency/contract/areas/evaluation/results/result.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { findSeverityFacts, findSeverityPage } from './severity.queries.ts'
import { leanOf } from './severity.rules.ts'

/** How strict raters mark: the office of all bases, base administrators of theirs. */
export async function listSeverities(ctx: SignedCtx, filters: SeverityFilters) {
  const scope = visibleBases(ctx.actor)
  const [{ rows, total }, facts] = await Promise.all([
    findSeverityPage(ctx.db, scope, filters),
    findSeverityFacts(ctx.db, scope, filters.baseId),
  ])
  const list = rows.map(({ base_id, rater_id, base, base_en, group_no, ...row }) => ({
    ...{ ...row, id: `${base_id}-${rater_id}`, base: labelIn(ctx.language, base, base_en), group: group_no },
    lean: leanOf(row.severity, row.se),
  }))
  const bases = facts.bases.map((one) => ({ value: one.id, label: labelIn(ctx.language, one.name, one.name_en) }))
  return { list, total, computedOn: facts.computed_on, groups: facts.groups, bases }
}
