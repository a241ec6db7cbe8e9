import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import { holds, labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { keepsAll, visibleQuestions } from '../bank/question.policy.ts'
import { findCategories } from './category.queries.ts'
import { countByCategory, findManagedBases } from './category-figures.queries.ts'

export async function listCategories(ctx: SignedCtx) {
  const scope = visibleQuestions(ctx)

  const [rows, counts, bases] = await Promise.all([
    findCategories(ctx.db, scope),
    countByCategory(ctx.db, scope),
    findManagedBases(ctx.db, scope),
  ])

  const parents = new Set(rows.map(({ parentId }) => parentId))

  const list = rows.map((c) => ({
    ...c,
    base: c.base === null ? null : labelIn(ctx.language, c.base, c.baseEn),
    questions: counts.get(c.id) ?? 0,
    actions: permittedActions(ctx.actor, {
      edit: c.isKeeper && may.review,
      addBelow: c.isKeeper && may.review,
      delete: c.isKeeper && !parents.has(c.id) && !counts.has(c.id) && may.review,
    }) as ('edit' | 'addBelow' | 'delete')[],
  }))

  const options = bases.map((b) => ({
    value: b.id,
    label: labelIn(ctx.language, b.name, b.nameEn),
  }))

  return {
    list,
    bases: options,
    mayAll: keepsAll(ctx.actor),
    mayKeep: holds(ctx.actor, may.review),
  }
}
