import type { TimelineEntry, TraineeRef } from '../../platform/area.ts'
import { startOfDayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** The day the training began. */
export async function traineeTimeline(ctx: SignedCtx, { id }: TraineeRef): Promise<TimelineEntry[]> {
  const row = await ctx.db.selectFrom('trainees').select(['number', 'enrolled_on']).where('id', '=', id).executeTakeFirst()
  if (!row) return []
  const { enrolled } = ctx.words.students![ctx.language].timeline as { enrolled: string }
  return [{ at: startOfDayInChina(row.enrolled_on), what: enrolled.replace('{number}', row.number) }]
}
