import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { DaysOfYear, Span } from '../day-accounts/days.rules.ts'
import { calendarDaysOf } from '../leave/parts.rules.ts'
import { EVERY_YEAR, excessOf, type YearOfLeave } from './extension.rules.ts'
import { findProlongingDays } from './find-extensions.ts'

type Type = { id: number; extends_training: string; extends_over: number | null }
type Leave = { id: number; trainee_id: number; type: Type; span: Span; years: readonly Pick<DaysOfYear, 'year' | 'days'>[] }

/** By how many days more the training is prolonged if a leave is approved beside those of its type that are. */
export async function extensionOf(ctx: Pick<SignedCtx, 'db'>, { id, trainee_id, type, span, years }: Leave): Promise<number> {
  if (type.extends_training === 'never') return 0
  const own: readonly YearOfLeave[] =
    type.extends_training === 'always'
      ? [{ id, year: EVERY_YEAR, days: calendarDaysOf(span) }]
      : years.map(({ year, days }) => ({ id, year, days }))
  const approved = await findProlongingDays(ctx.db, [{ traineeId: trainee_id, typeId: type.id }])
  const others = approved.filter((row) => row.id !== id)
  const over = type.extends_over ?? 0
  return totalExcess([...others, ...own], over) - totalExcess(others, over)
}
const totalExcess = (rows: readonly YearOfLeave[], over: number) => [...excessOf(rows, over).values()].reduce((sum, days) => sum + days, 0)
