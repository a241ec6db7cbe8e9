import { dayInChina } from '../../../platform/clock.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findEducations } from '../../signup/signup.public.ts'

/** The highest education that each has completed; they are read from the lowest to the highest. */
export async function highestEducations(
  ctx: SignedCtx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ColumnValue<'registrationEducations', 'level'>>> {
  const today = dayInChina(ctx.now())
  const completed = (await findEducations(ctx.db, ids)).filter(
    ({ endedOn }) => endedOn !== null && endedOn <= today,
  )

  return new Map(completed.map(({ registrationId, level }) => [registrationId, level]))
}
