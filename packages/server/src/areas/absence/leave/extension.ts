import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { DaysOfYear, Span } from '../types/days.rules.ts'
import { wholeDaysOver } from './extension.rules.ts'
import { findTakenDays } from './facts.queries.ts'
import { calendarDaysOf } from './parts.rules.ts'

type Type = { id: number; extends_training: string; extends_over: number | null }
type Leave = { id: number; trainee_id: number; type: Type; span: Span; years: readonly Pick<DaysOfYear, 'year' | 'days'>[] }

/** By how many days a leave prolongs the training: its calendar days, or those of a year that are over the limit of its type. */
export async function extensionOf(ctx: Pick<SignedCtx, 'db'>, { id, trainee_id, type, span, years }: Leave): Promise<number> {
  if (type.extends_training === 'always') return calendarDaysOf(span)
  if (type.extends_training !== 'overLimit' || type.extends_over === null) return 0
  const over = type.extends_over
  const taken = await findTakenDays(
    ctx.db,
    trainee_id,
    type.id,
    years.map(({ year }) => year),
    id,
  )
  return years.reduce((sum, { year, days }) => {
    const before = taken.get(year) ?? 0
    return sum + wholeDaysOver(before + days, over) - wholeDaysOver(before, over)
  }, 0)
}
