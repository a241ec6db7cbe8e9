import { labelIn } from '@residency/contract/kernel'
import { yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBalances } from './balance.policy.ts'
import { findAccountYears, findBaseChoices, findTypeChoices } from './balance.queries.ts'

export async function listBalanceChoices(ctx: SignedCtx) {
  const [bases, types, years] = await Promise.all([
    findBaseChoices(ctx.db, visibleBalances(ctx.actor)),
    findTypeChoices(ctx.db),
    findAccountYears(ctx.db),
  ])

  const asChoice = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  const now = yearInChina(ctx.now())

  return {
    bases: bases.map(asChoice),
    types: types.filter(({ status }) => status === 1).map(asChoice),
    years: [...new Set([now + 1, now, now - 1, ...years])].sort((a, b) => b - a),
  }
}
