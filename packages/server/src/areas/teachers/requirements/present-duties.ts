import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { dutyActions, mayWithdraw } from './duty.policy.ts'
import type { DutyRow } from './duty.queries.ts'

export const DUTY_RECORD = 'dutyRecord'
export const ACTIVITIES = 'teaching_activity'
export const activityLabels = (ctx: SignedCtx) => findDictLabels(ctx.db, ACTIVITIES, ctx.language)

/** Activities of which any counts, as one label. */
export function joinedLabel(
  ctx: SignedCtx,
  labels: ReadonlyMap<string, string>,
  activities: readonly string[],
): string {
  return activities
    .map((activity) => labels.get(activity) ?? activity)
    .join(requirementWords[ctx.language].anyOf)
}

/** Teaching activities as lists and pages show them. */
export async function presentDuties(ctx: SignedCtx, rows: readonly DutyRow[]) {
  const ids = rows.map(({ id }) => id)

  const [labels, files] = await Promise.all([
    activityLabels(ctx),
    filesOfMany(ctx.db, DUTY_RECORD, ids),
  ])

  return rows.map((r) => ({
    ...r,
    department: labelIn(ctx.language, r.department, r.departmentEn),
    activityLabel: labels.get(r.activity) ?? r.activity,
    createTime: minuteInChina(r.createdAt),
    files: files.get(r.id) ?? [],
    actions: dutyActions(r, ctx.actor),
    mayWithdraw: mayWithdraw(r, ctx.actor),
  }))
}
