import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { spanOfShift } from '../rosters/shift-hours.rules.ts'
import { actionsOnSwap } from './swap.policy.ts'
import type { SwapRow } from './swap.queries.ts'

type Kind = { name: string; startsAt: string; endsAt: string }

/** A shift with its hours. */
function presentShift(day: string, { name, ...hours }: Kind) {
  const { startsAt, endsAt } = spanOfShift(day, hours)
  return { day, kind: name, startsAt: minuteInChina(startsAt), endsAt: minuteInChina(endsAt) }
}

function presentReturned({ returnDay, returnKind, returnStartsAt, returnEndsAt }: SwapRow) {
  if (returnDay === null || returnKind === null) return null

  return presentShift(returnDay, {
    name: returnKind,
    startsAt: returnStartsAt!,
    endsAt: returnEndsAt!,
  })
}

/** A swap as its people and the department read it. */
export const presentSwap = (ctx: SignedCtx, swap: SwapRow) => ({
  id: swap.id,
  name: swap.name,
  number: swap.number,
  takerName: swap.takerName,
  takerNumber: swap.takerNumber,
  department: labelIn(ctx.language, swap.department, swap.departmentEn),
  rosterId: swap.rosterId,
  shift: presentShift(swap.day, {
    name: swap.kind,
    startsAt: swap.kindStartsAt,
    endsAt: swap.kindEndsAt,
  }),
  returned: presentReturned(swap),
  note: swap.note,
  refusal: swap.refusal,
  needsConsent: swap.needsConsent,
  state: swap.state,
  createTime: minuteInChina(swap.createdAt),
  version: swap.version,
  actions: actionsOnSwap(swap, ctx.actor),
})
