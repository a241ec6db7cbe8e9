import type { SpendingFilters } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import {
  fundsInCharge,
  mayOnSpending,
  ownFunds,
  spendingActions,
  visibleFunds,
} from './fund.policy.ts'
import { lineLabels } from './list-funds.ts'
import {
  findSpending,
  findSpendingPage,
  findSpendingsOfFund,
  isVisibleSpending,
  type SpendingRow,
} from './spending.queries.ts'

/** The kind of record that receipts belong to. */
export const SPENDING = 'fundSpending'

async function presentSpendings(ctx: SignedCtx, rows: readonly SpendingRow[]) {
  const labels = await lineLabels(ctx)

  const files = await filesOfMany(
    ctx.db,
    SPENDING,
    rows.map(({ id }) => id),
  )

  return rows.map((p) => ({
    ...p,
    base: labelIn(ctx.language, p.base, p.baseEn),
    label: labels.get(p.line) ?? p.line,
    files: files.get(p.id) ?? [],
    createTime: minuteInChina(p.createdAt),
    actions: spendingActions(p, ctx.actor),
    ...mayOnSpending(p, ctx.actor),
  }))
}

/** What the reader asks of the list of spendings in their scope. */
export const spendingMatch = (
  ctx: SignedCtx,
  filters: Omit<SpendingFilters, 'pageNum' | 'pageSize'>,
) => ({
  ...filters,
  scope: fundsInCharge(ctx.actor),
  readerId: ctx.actor.userId,
})

/** Spendings of trainees in the reader's scope, those that wait first. */
export async function listSpendings(ctx: SignedCtx, filters: SpendingFilters) {
  const { rows, total } = await findSpendingPage(ctx.db, spendingMatch(ctx, filters), filters)
  return { list: await presentSpendings(ctx, rows), total }
}

/** Spendings of one of the reader's own funds. */
export const listOwnSpendings = async (ctx: SignedCtx, { fundId }: { fundId: number }) =>
  presentSpendings(ctx, await findSpendingsOfFund(ctx.db, ownFunds(ctx.actor), fundId))

export async function getSpending(ctx: SignedCtx, { id }: { id: number }) {
  const [spending] = await presentSpendings(ctx, [
    found(await findSpending(ctx.db, visibleFunds(ctx.actor), id)),
  ])

  return spending!
}

/** Receipts are read by those who see the spending. */
export const mayReadSpending = (ctx: SignedCtx, id: number) =>
  isVisibleSpending(ctx.db, visibleFunds(ctx.actor), id)
