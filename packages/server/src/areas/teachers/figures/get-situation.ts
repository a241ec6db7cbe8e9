import {
  type getSituation as getCall,
  INDICATORS,
  type IndicatorKey,
  type listSituation as listCall,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import type { InputOf } from '@residency/contract/kernel'
import { firstDayOf, monthOf } from '@residency/contract/kernel/day'
import { minuteInChina, monthInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { readFigures, splitsOf } from './read-figures.ts'
import { countedFor } from './situation.policy.ts'
import { findMonthBefore } from './situation.queries.ts'
import { judgeIndicator, totalsOf } from './situation.rules.ts'

/** The whole, the indicators, and the month to compare with. */
export async function getSituation(ctx: SignedCtx, input: InputOf<typeof getCall, 'out'>) {
  const who = countedFor(ctx.actor, input)
  const month = firstDayOf(monthInChina(ctx.now()))

  const [figures, before] = await Promise.all([
    readFigures(ctx, who),
    findMonthBefore(ctx.db, who, month),
  ])

  const totals = totalsOf(figures.cells)

  const facts = {
    totals,
    departments: new Set(figures.rooms.map(({ id }) => id)).size,
    lacking: figures.lacking.size,
    trainees: figures.allTrainees,
    supervised: figures.supervised,
  }

  const indicators = figures.indicators.map(
    ({ key, target, source, certificateKinds, version }) => ({
      key: key as IndicatorKey,
      target: Number(target),
      source,
      certificateKinds,
      version,
      ...judgeIndicator(key as IndicatorKey, Number(target), facts),
    }),
  )

  return {
    at: minuteInChina(ctx.now()),
    total: { ...totals, trainees: facts.trainees },
    before: before ? { ...before, month: monthOf(before.month) } : null,
    indicators: indicators.sort((a, b) => INDICATORS.indexOf(a.key) - INDICATORS.indexOf(b.key)),
  }
}

/** One page of the groups of a split. */
export async function listSituation(ctx: SignedCtx, input: InputOf<typeof listCall, 'out'>) {
  const { split = 'department', lacksCore, pageNum, pageSize } = input
  const [only] = await splitsOf(ctx, await readFigures(ctx, countedFor(ctx.actor, input)), [split])
  const groups = lacksCore ? only!.groups.filter((group) => group.lacksCore) : only!.groups

  return { list: groups.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: groups.length }
}
