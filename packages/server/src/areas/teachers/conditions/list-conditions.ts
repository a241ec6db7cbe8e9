import { conditionPermissions as may } from '@residency/contract/areas/teachers/conditions/access'
import type {
  ConditionFilters,
  TITLE_RANKS,
} from '@residency/contract/areas/teachers/conditions/condition.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { type ConditionRow, findConditionPage } from './condition.queries.ts'

/** Labels of education and certificates, read once for a page of rows. */
export async function conditionLabels(ctx: SignedCtx) {
  const [educations, kinds] = await Promise.all([
    findDictLabels(ctx.db, 'education', ctx.language),
    findDictLabels(ctx.db, 'teacher_certificate_kind', ctx.language),
  ])

  return { educations, kinds }
}

export const presentCondition = (
  ctx: SignedCtx,
  c: ConditionRow,
  { educations, kinds }: Awaited<ReturnType<typeof conditionLabels>>,
) => ({
  ...c,
  base: c.base && labelIn(ctx.language, c.base, c.baseEn),
  minTitleRank: c.minTitleRank as (typeof TITLE_RANKS)[number] | null,
  educationLabel: c.minEducation && (educations.get(c.minEducation) ?? c.minEducation),
  certificateLabels: c.certificateKinds.map((kind) => kinds.get(kind) ?? kind),
  refusesDiscipline: c.refusesDiscipline ? (1 as const) : (0 as const),
  updateTime: minuteInChina(c.updatedAt),
  actions: permittedActions(ctx.actor, { edit: may.edit, delete: c.baseId !== null && may.edit }),
})

/** Conditions by base and level; of one base: those that hold there. */
export async function listConditions(ctx: SignedCtx, filters: ConditionFilters) {
  const [{ rows, total }, labels] = await Promise.all([
    findConditionPage(ctx.db, filters, filters, ctx.language),
    conditionLabels(ctx),
  ])

  return { list: rows.map((row) => presentCondition(ctx, row, labels)), total }
}
