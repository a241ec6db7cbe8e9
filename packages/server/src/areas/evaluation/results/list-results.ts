import type {
  ResultSubjectFilters,
  ResultTargetFilters,
} from '@residency/contract/areas/evaluation/results/result.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { ratedAs } from '../subject.policy.ts'
import { visibleTargets } from '../targets/target.policy.ts'
import { findTarget, findTargetPage, type TargetRow } from '../targets/target.queries.ts'
import { findTemplate } from '../templates/template.queries.ts'
import { presentItems, presentSubjects } from './present-result.ts'
import * as query from './result.queries.ts'
import { isBlind, itemFigures, meanOf, minAnswersOf } from './result.rules.ts'

const RELEASED = 'released'

export const presentReleasedTarget = (ctx: SignedCtx, g: TargetRow) => ({
  id: g.id,
  name: g.name,
  direction: g.direction,
  kind: g.templateKind,
  periodFrom: g.periodFrom,
  periodUntil: g.periodUntil,
  isAnonymous: isBlind(g),
  form: labelIn(ctx.language, g.template, g.templateEn),
  base: g.base === null ? null : labelIn(ctx.language, g.base, g.baseEn),
})

/** Released targets with how much of them is shown. Only whole targets: no days are chosen from. */
export async function listResults(ctx: SignedCtx, filters: ResultTargetFilters) {
  const { rows, total } = await findTargetPage(
    ctx.db,
    visibleTargets(ctx.actor),
    { today: dayInChina(ctx.now()), language: ctx.language },
    { ...filters, state: RELEASED },
  )

  const counts = await query.countVisible(
    ctx.db,
    ratedAs(ctx.actor),
    rows.map((row) => ({ id: row.id, minAnswers: minAnswersOf(row) })),
  )

  const list = rows.map((row) => {
    const { subjects = 0, n = 0 } = counts.get(row.id) ?? {}
    return { ...presentReleasedTarget(ctx, row), subjects, n }
  })

  return { list, total }
}

/**
 * A released target in the reader's scope with what reading its answers needs; undefined: not
 * found.
 */
export async function findReleasedTarget(ctx: SignedCtx, id: number) {
  const today = dayInChina(ctx.now())
  const target = await findTarget(ctx.db, visibleTargets(ctx.actor), today, id)
  if (target?.state !== RELEASED) return undefined

  const { sections } = found(await findTemplate(ctx.db, true, target.templateId))
  const limit = { rated: ratedAs(ctx.actor), minAnswers: minAnswersOf(target) }

  return { ...target, sections, limit, blind: isBlind(target) }
}

/** A whole target: the sum of what is shown of its subjects, and of nothing else. */
export async function getResult(ctx: SignedCtx, { id }: { id: number }) {
  const target = found(await findReleasedTarget(ctx, id))
  const rows = await query.findSubjects(ctx.db, ctx.language, id, target.limit)
  const subjects = await presentSubjects(ctx, rows, target.limit, () => target)

  const cells = await query.findCells(
    ctx.db,
    rows.map((row) => row.id),
    target.limit,
  )

  return {
    ...presentReleasedTarget(ctx, target),
    subjects: subjects.length,
    n: subjects.reduce((sum, subject) => sum + subject.n, 0),
    mean: meanOf(subjects),
    items: presentItems(ctx.language, itemFigures(target.sections, cells)),
  }
}

export async function listResultSubjects(
  ctx: SignedCtx,
  { targetId, keywords, ...page }: ResultSubjectFilters,
) {
  const target = await findReleasedTarget(ctx, targetId)
  if (!target) return { list: [], total: 0 }

  const { rows, total } = await query.findSubjectPage(
    ctx.db,
    ctx.language,
    { targetId, limit: target.limit, keywords },
    page,
  )

  return { list: await presentSubjects(ctx, rows, target.limit, () => target), total }
}
