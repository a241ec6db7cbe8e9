import {
  FUND_LINES,
  type FundFilters,
} from '@residency/contract/areas/students/funds/fund.contract'
import { excludedByRule, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findDictLabels, findDictOptions } from '../../settings/settings.public.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { fundActions, fundsInCharge, mayOnFund, ownFunds, visibleFunds } from './fund.policy.ts'
import {
  type FundMatch,
  type FundRow,
  findFund,
  findFundPage,
  findFundsOf,
  findMoves,
  isVisibleFund,
} from './fund.queries.ts'

/** The kind of record that papers of an application belong to. */
export const FUND = 'fund'
type Labels = ReadonlyMap<string, string>

export const lineLabels = (ctx: SignedCtx): Promise<Labels> =>
  findDictLabels(ctx.db, FUND_LINES, ctx.language)

async function presentFunds(ctx: SignedCtx, rows: readonly FundRow[], labels: Labels) {
  const files = await filesOfMany(
    ctx.db,
    FUND,
    rows.map(({ id }) => id),
  )

  return rows.map((f) => ({
    ...f,
    major: labelIn(ctx.language, f.major, f.majorEn),
    base: labelIn(ctx.language, f.base, f.baseEn),
    lines: f.lines.map((fundLine) => ({
      ...fundLine,
      label: labels.get(fundLine.line) ?? fundLine.line,
    })),
    files: files.get(f.id) ?? [],
    createTime: minuteInChina(f.createdAt),
    actions: fundActions(f, ctx.actor),
    ...mayOnFund(f, ctx.actor),
  }))
}

/** What the reader asks of the list: the step that is theirs is first. */
export function fundMatch(
  ctx: SignedCtx,
  filters: Omit<FundFilters, 'pageNum' | 'pageSize'>,
): FundMatch {
  const scope = fundsInCharge(ctx.actor)
  const step = { all: 'office', administered: 'base' } as const
  const waitsFor = scope.staff.kind === 'none' ? undefined : step[scope.staff.kind]

  return {
    ...filters,
    scope,
    readerId: ctx.actor.userId,
    firstId: excludedByRule(ctx.actor, 'fund'),
    ...(waitsFor ? { waitsFor } : {}),
  }
}

/** Funds of trainees in the reader's scope, those that wait for the reader first. */
export async function listFunds(ctx: SignedCtx, filters: FundFilters) {
  const { rows, total } = await findFundPage(ctx.db, fundMatch(ctx, filters), filters, ctx.language)

  return { list: await presentFunds(ctx, rows, await lineLabels(ctx)), total }
}

/** The reader's own funds, with the lines one may ask for. */
export async function listOwnFunds(ctx: SignedCtx) {
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!trainee) return null

  const rows = await findFundsOf(ctx.db, ownFunds(ctx.actor), trainee.id)
  const lines = await findDictOptions(ctx.db, FUND_LINES, ctx.language)

  return { lines, funds: await presentFunds(ctx, rows, await lineLabels(ctx)) }
}

/** One application with what was moved between its lines. */
export async function getFund(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findFund(ctx.db, visibleFunds(ctx.actor), id))
  const labels = await lineLabels(ctx)
  const [fund] = await presentFunds(ctx, [row], labels)

  const moves = (await findMoves(ctx.db, id)).map((v) => ({
    id: v.id,
    amount: v.amount,
    reason: v.reason,
    by: v.by,
    at: minuteInChina(v.createdAt),
    from: labels.get(v.fromLine) ?? v.fromLine,
    to: labels.get(v.toLine) ?? v.toLine,
  }))

  return { ...fund!, moves, lineOptions: await findDictOptions(ctx.db, FUND_LINES, ctx.language) }
}

/** Papers are read by those who see the application. */
export const mayReadFund = (ctx: SignedCtx, id: number) =>
  isVisibleFund(ctx.db, visibleFunds(ctx.actor), id)
