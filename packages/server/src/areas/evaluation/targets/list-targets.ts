import {
  MIN_SHOWN,
  type TargetFilters,
  type TargetForm,
} from '@residency/contract/areas/evaluation/targets/target.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnTarget, visibleTargets } from './target.policy.ts'
import {
  countSubjectsBelow,
  findNamesOf,
  findTarget,
  findTargetPage,
  type TargetRow,
} from './target.queries.ts'

const presentTarget = (ctx: SignedCtx, g: TargetRow) => ({
  ...g,
  direction: g.direction as TargetForm['direction'],
  occasion: g.occasion as TargetForm['occasion'],
  template: labelIn(ctx.language, g.template, g.templateEn),
  base: g.base === null ? null : labelIn(ctx.language, g.base, g.baseEn),
  done: g.doneTasks,
  all: g.allTasks,
  later: g.laterTasks,
  actions: actionsOnTarget(ctx.actor, g),
})

export async function listTargets(ctx: SignedCtx, filters: TargetFilters) {
  const { rows, total } = await findTargetPage(
    ctx.db,
    visibleTargets(ctx.actor),
    { today: dayInChina(ctx.now()), language: ctx.language },
    filters,
  )
  return { list: rows.map((row) => presentTarget(ctx, row)), total }
}

export async function getTarget(ctx: SignedCtx, { id }: { id: number }) {
  const target = found(
    await findTarget(ctx.db, visibleTargets(ctx.actor), dayInChina(ctx.now()), id),
  )
  const { cohorts, departments } = await findNamesOf(ctx.db, target)
  const tooFew = target.isAnonymous ? await countSubjectsBelow(ctx.db, id, MIN_SHOWN) : 0

  return {
    ...presentTarget(ctx, target),
    tooFew,
    cohorts: cohorts.map(({ name }) => name),
    departments: departments.map((department) =>
      labelIn(ctx.language, department.name, department.nameEn),
    ),
  }
}
