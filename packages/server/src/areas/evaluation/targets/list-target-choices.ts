import { KINDS_OF_DIRECTION } from '@residency/contract/areas/evaluation/targets/target.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import { maySetForAll, visibleTargets } from './target.policy.ts'
import { findTargetChoices } from './target.queries.ts'

/** What forms of targets choose from, in the reader's scope. */
export async function listTargetChoices(ctx: SignedCtx) {
  const kinds = [...new Set(Object.values(KINDS_OF_DIRECTION).flat())]

  const [forms, { bases, cohorts, departments }] = await Promise.all([
    findPublishedForms(ctx.db, kinds),
    findTargetChoices(ctx.db, visibleTargets(ctx.actor)),
  ])

  const named = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  return {
    templates: forms.map((row) => ({ ...named(row), kind: row.kind })),
    bases: bases.map(named),
    cohorts: cohorts.map((row) => ({
      value: row.id,
      baseId: row.baseId,
      label: `${row.name} · ${labelIn(ctx.language, row.major, row.majorEn)}`,
    })),
    departments: departments.map(named),
    mayAll: maySetForAll(ctx.actor),
  }
}
