import type { listOwnCalendar as call } from '@residency/contract/areas/dashboard/calendar.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** The entries of every area that declares a calendar, by day. */
export async function listOwnCalendar(ctx: SignedCtx, range: InputOf<typeof call, 'out'>) {
  const perArea = await Promise.all(
    ctx.services.areas.map(async ({ name, calendar }) =>
      ((await calendar?.(ctx, range)) ?? []).map((entry) => ({ area: name, ...entry, path: entry.path ?? null })),
    ),
  )
  return perArea.flat().sort((a, b) => a.from.localeCompare(b.from) || a.title.localeCompare(b.title))
}
