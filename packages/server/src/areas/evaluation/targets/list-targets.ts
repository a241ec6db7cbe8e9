import { KINDS_OF_DIRECTION, type TargetFilters, type TargetForm } from '@residency/contract/areas/evaluation/targets/target.contract'
import type { TargetState } from '@residency/contract/areas/evaluation/targets/target.flow'
import type { TemplateKind } from '@residency/contract/areas/evaluation/templates/template.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import { countPeople, findPeople } from './people.queries.ts'
import { actionsOnTarget, maySetForAll, visibleTargets } from './target.policy.ts'
import { findNamesOf, findTarget, findTargetChoices, findTargetPage, findTaskPage, type TargetRow } from './target.queries.ts'

const shown = (ctx: SignedCtx, g: TargetRow) => ({
  ...{ id: g.id, name: g.name, templateId: g.template_id, direction: g.direction as TargetForm['direction'] },
  ...{ occasion: g.occasion as TargetForm['occasion'], periodFrom: g.period_from, periodUntil: g.period_until },
  ...{ dueOn: g.due_on, closesOn: g.closes_on, raters: g.raters, isAnonymous: g.is_anonymous, baseId: g.base_id },
  ...{ cohortIds: g.cohort_ids, departmentIds: g.department_ids },
  template: labelIn(ctx.language, g.template, g.template_en),
  templateKind: g.template_kind as TemplateKind,
  base: g.base === null ? null : labelIn(ctx.language, g.base, g.base_en),
  done: g.done_tasks,
  all: g.all_tasks,
  state: g.state as TargetState,
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

/** What forms of targets choose from, in the reader's scope. */
export async function listTargetChoices(ctx: SignedCtx) {
  const kinds = [...new Set(Object.values(KINDS_OF_DIRECTION).flat())]
  const [forms, { bases, cohorts, departments }] = await Promise.all([
    findPublishedForms(ctx.db, kinds),
    findTargetChoices(ctx.db, visibleTargets(ctx.actor)),
  ])
  const named = (one: { id: number; name: string; name_en: string | null }) => ({
    value: one.id,
    label: labelIn(ctx.language, one.name, one.name_en),
  })
  return {
    templates: forms.map((one) => ({ ...named(one), kind: one.kind as TemplateKind })),
    bases: bases.map(named),
    cohorts: cohorts.map((one) => ({
      ...{ value: one.id, baseId: one.base_id },
      label: `${one.name} · ${labelIn(ctx.language, one.major, one.major_en)}`,
    })),
    departments: departments.map(named),
    mayAll: maySetForAll(ctx.actor),
  }
}

/** Who would be rated by whom, as the facts stand now. */
export async function listTargetPeople(ctx: SignedCtx, { id, ...page }: { id: number; pageNum: number; pageSize: number }) {
  const target = found(await findTarget(ctx.db, visibleTargets(ctx.actor), id))
  const [rows, counts] = await Promise.all([findPeople(ctx.db, target, page), countPeople(ctx.db, target)])
  return {
    list: rows.map((row) => ({
      subject: labelIn(ctx.language, row.subject, row.subject_en),
      note: row.note === null ? null : labelIn(ctx.language, row.note, row.note_en),
      raters: row.raters,
      raterCount: row.rater_count,
    })),
    total: counts.subjects,
    tasks: counts.tasks,
    raters: counts.raters,
  }
}

/** Who has answered. Of an anonymous target that is nobody's business. */
export async function listTargetTasks(ctx: SignedCtx, { id, ...page }: { id: number; pageNum: number; pageSize: number }) {
  const target = found(await findTarget(ctx.db, visibleTargets(ctx.actor), id))
  if (target.is_anonymous) return { list: [], total: 0 }
  const { rows, total } = await findTaskPage(ctx.db, ctx.language, id, page)
  return { list: rows, total }
}
