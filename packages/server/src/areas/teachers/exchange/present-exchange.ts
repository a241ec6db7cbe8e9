import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { ownActions, reviewActions } from './exchange.policy.ts'
import type { ExchangeRow } from './exchange.queries.ts'
import { isReportLate, reportUntil } from './exchange.rules.ts'

export const EXCHANGE = 'exchange'

/** Files of the report, apart from the papers of the application. */
export const EXCHANGE_REPORT = 'exchangeReport'

/** An exchange as lists show it. */
export function presentExchange(ctx: SignedCtx, x: ExchangeRow) {
  const today = dayInChina(ctx.now())
  return {
    ...x,
    department: x.department && labelIn(ctx.language, x.department, x.departmentEn),
    host: x.unit === null ? (x.institution ?? '') : labelIn(ctx.language, x.unit, x.unitEn),
    isPartner: x.unitId !== null,
    reportUntil: reportUntil(x.state, x.toDay),
    isReportLate: isReportLate(x.state, x.toDay, today),
    actions: reviewActions(x, ctx.actor, today),
  }
}

/** Exchanges with their texts and papers. */
export async function presentWithPapers(ctx: SignedCtx, rows: readonly ExchangeRow[]) {
  const ids = rows.map(({ id }) => id)

  const [papers, reports] = await Promise.all([
    filesOfMany(ctx.db, EXCHANGE, ids),
    filesOfMany(ctx.db, EXCHANGE_REPORT, ids),
  ])

  const today = dayInChina(ctx.now())

  return rows.map((x) => ({
    ...presentExchange(ctx, x),
    purpose: x.purpose,
    reason: x.reason,
    report: x.report,
    createTime: minuteInChina(x.createdAt),
    reportTime: x.reportedAt && minuteInChina(x.reportedAt),
    papers: papers.get(x.id) ?? [],
    reportFiles: reports.get(x.id) ?? [],
    ownActions: ownActions(x, ctx.actor, today),
  }))
}
