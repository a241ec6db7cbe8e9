import { fundWords } from '@residency/contract/areas/students/funds/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { OwnRecordPart, TimelineEntry, TraineeRef } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { ownFunds } from './fund.policy.ts'
import { findFundsOf } from './fund.queries.ts'
import { lineLabels } from './list-funds.ts'
import { findSpendingsOfTrainee } from './spending.queries.ts'

/** When research funds were granted, and when they were closed. */
export async function fundTimeline(
  ctx: SignedCtx,
  { id, userId }: TraineeRef,
): Promise<TimelineEntry[]> {
  const { fundLife: words } = fundWords[ctx.language]
  const rows = await findFundsOf(ctx.db, { userId, staff: { kind: 'none' } }, id)
  return rows.flatMap(({ title, budget, leftOver, grantedAt, closedAt }) => [
    ...(grantedAt && budget
      ? [{ at: grantedAt, what: fillSentence(words.granted, { title, amount: budget }) }]
      : []),
    ...(closedAt && leftOver
      ? [{ at: closedAt, what: fillSentence(words.closed, { title, amount: leftOver }) }]
      : []),
  ])
}

/** What somebody has asked for and spent. */
export async function* fundsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { fundsOf, spendingsOf, fields, flows } = fundWords[ctx.language]
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  const funds = trainee ? await findFundsOf(ctx.db, ownFunds(ctx.actor), trainee.id) : []
  if (!trainee || funds.length === 0) return

  yield {
    heading: fundsOf,
    records: funds.map((f) => ({
      [fields.title]: f.title,
      [fields.summary]: f.summary,
      [fields.startsOn]: f.startsOn,
      [fields.endsOn]: f.endsOn,
      [fields.asked]: f.asked,
      [fields.budget]: f.budget,
      [fields.spent]: f.spent,
      [fields.remaining]: f.remaining,
      [fields.state]: flows.fund.states[f.state],
      [fields.reason]: f.reason,
      [fields.createTime]: minuteInChina(f.createdAt),
    })),
  }

  const [labels, spendings] = [
    await lineLabels(ctx),
    await findSpendingsOfTrainee(ctx.db, ownFunds(ctx.actor), trainee.id),
  ]

  if (spendings.length === 0) return

  yield {
    heading: spendingsOf,
    records: spendings.map((p) => ({
      [fields.title]: p.title,
      [fields.line]: labels.get(p.line) ?? p.line,
      [fields.spentOn]: p.spentOn,
      [fields.amount]: p.amount,
      [fields.what]: p.what,
      [fields.reason]: p.reason,
      [fields.state]: flows.fundSpending.states[p.state],
    })),
  }
}
