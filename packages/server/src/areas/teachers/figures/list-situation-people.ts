import type { SituationPeopleFilters } from '@residency/contract/areas/teachers/figures/situation.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { countedFor } from './situation.policy.ts'
import { findPeople } from './situation.queries.ts'

/** The teachers behind a figure, department by department. */
export async function listSituationPeople(ctx: SignedCtx, filters: SituationPeopleFilters) {
  const [{ rows, total }, titles] = await Promise.all([
    findPeople(
      ctx.db,
      countedFor(ctx.actor, filters),
      filters,
      dayInChina(ctx.now()),
      ctx.language,
    ),
    findDictLabels(ctx.db, 'title', ctx.language),
  ])

  const list = rows.map((p) => ({
    ...p,
    base: labelIn(ctx.language, p.base, p.baseEn),
    department: labelIn(ctx.language, p.department, p.departmentEn),
    title: titles.get(p.title) ?? p.title,
    number: p.number!,
    validUntil: p.validUntil!,
  }))

  return { list, total }
}
