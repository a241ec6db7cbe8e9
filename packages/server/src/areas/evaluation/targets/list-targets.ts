import type { TargetFilters, TargetForm } from '@residency/contract/areas/evaluation/targets/target.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnTarget, visibleTargets } from './target.policy.ts'
import { findNamesOf, findTarget, findTargetPage, type TargetRow } from './target.queries.ts'

const shown = (ctx: SignedCtx, g: TargetRow) => ({
  ...{ id: g.id, name: g.name, templateId: g.template_id, direction: g.direction as TargetForm['direction'] },
  ...{ occasion: g.occasion as TargetForm['occasion'], periodFrom: g.period_from, periodUntil: g.period_until },
  ...{ dueOn: g.due_on, closesOn: g.closes_on, raters: g.raters, isAnonymous: g.is_anonymous, baseId: g.base_id },
  ...{ cohortIds: g.cohort_ids, departmentIds: g.department_ids },
  template: labelIn(ctx.language, g.template, g.template_en),
  templateKind: g.template_kind,
  base: g.base === null ? null : labelIn(ctx.language, g.base, g.base_en),
  done: g.done_tasks,
  all: g.all_tasks,
  state: g.state,
  version: g.version,
  actions: actionsOnTarget(ctx.actor, g),
})

export async function listTargets(ctx: SignedCtx, filters: TargetFilters) {
  const { rows, total } = await findTargetPage(ctx.db, visibleTargets(ctx.actor), filters)
  return { list: rows.map((row) => shown(ctx, row)), total }
}

export async function getTarget(ctx: SignedCtx, { id }: { id: number }) {
  const target = found(await findTarget(ctx.db, visibleTargets(ctx.actor), id))
  const { cohorts, departments } = await findNamesOf(ctx.db, target)
  return {
    ...shown(ctx, target),
    cohorts: cohorts.map(({ name }) => name),
    departments: departments.map((one) => labelIn(ctx.language, one.name, one.name_en)),
  }
}
