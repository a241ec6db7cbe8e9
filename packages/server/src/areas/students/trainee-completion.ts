import { fileWords } from '@residency/contract/areas/students/file/words'
import { studentsWords } from '@residency/contract/areas/students/words'
import type { CompletionLine, TraineeRef } from '../../platform/area.ts'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { filled } from '../../platform/sheets/sheet-plan.ts'
import { areMonthsDone, monthsDone } from './training-months.rules.ts'

/** The months done, from start, length, planned end and status; not recorded while the length is not. */
export async function traineeCompletion(ctx: SignedCtx, { id }: TraineeRef): Promise<CompletionLine[]> {
  const { completion: words } = fileWords[ctx.language]
  const { months } = studentsWords[ctx.language].completion
  const t = await ctx.db
    .selectFrom('trainees')
    .select(['starts_on', 'length_months', 'planned_end', 'status', 'status_since'])
    .where('id', '=', id)
    .executeTakeFirst()
  const line = { key: 'months', label: months }
  if (!t?.planned_end || t.length_months === null) return [{ ...line, state: 'unrecorded' }]
  const today = dayInChina(ctx.now())
  if (areMonthsDone({ plannedEnd: t.planned_end, status: t.status }, today))
    return [{ ...line, state: 'met', detail: filled(words.monthsOver, { total: t.length_months }) }]
  const hasLeft = t.status === 'departed' && t.status_since !== null
  const until = hasLeft && t.status_since! < today ? t.status_since! : today
  const counts = { done: Math.min(monthsDone(t.starts_on, until), t.length_months), total: t.length_months }
  const detail = hasLeft
    ? filled(words.monthsLeft, { ...counts, day: t.status_since! })
    : filled(words.monthsDone, { ...counts, end: t.planned_end })
  return [{ ...line, state: 'missing', detail }]
}
