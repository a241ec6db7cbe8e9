import type { CheckFilters } from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { labelIn } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { checkActions } from './check.policy.ts'
import { countByState, findCheckPage } from './check.queries.ts'

/** Checks in the reader's scope with their figures, open ones first. */
export async function listChecks(ctx: SignedCtx, filters: CheckFilters) {
  const scope = visibleTeachers(ctx.actor)
  const today = dayInChina(ctx.now())
  const { rows, total } = await findCheckPage(ctx.db, scope, filters)

  const counts = await countByState(
    ctx.db,
    scope,
    rows.map(({ id }) => id),
  )

  const countOf = new Map(counts.map((row) => [`${row.checkId}/${row.state}`, row.count]))

  const figuresOf = (id: number) =>
    objectOf(checkFlow.states, (state) => countOf.get(`${id}/${state}`) ?? 0)

  const list = rows.map((c) => ({
    ...c,
    checkTitle: c.title,
    base: labelIn(ctx.language, c.base, c.baseEn),
    openedBy: c.opener,
    isClosed: c.closedAt !== null,
    isOverdue: c.closedAt === null && c.lastDay < today,
    closedTime: c.closedAt && minuteInChina(c.closedAt),
    figures: figuresOf(c.id),
    actions: checkActions(c, ctx.actor),
  }))

  return { list, total }
}
