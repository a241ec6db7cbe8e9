import { fundErrors as errors } from '@residency/contract/areas/students/funds/access'
import { amountOf, centsOf } from '@residency/contract/areas/students/funds/fund.contract'
import type {
  amendSpending as amendCall,
  SpendingForm,
  submitSpending as submitCall,
} from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundSpendingFlow } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { isRunning, mayOnSpending, ownFunds, relationsToSpending } from './fund.policy.ts'
import { lineLabels } from './list-funds.ts'
import { SPENDING } from './list-spendings.ts'
import { findFundToSpend, findLineForUpdate, findSpendingsForUpdate } from './spending.queries.ts'

/** The line, locked, once the funds run, the day is within them and the line has enough left. */
async function mustFit(tx: SignedCtx, fundId: number, { line, amount, spentOn }: SpendingForm) {
  const fund = found(await findFundToSpend(tx.db, tx.actor.userId, fundId))
  if (!isRunning(fund.state)) throw fail(errors.fundNotOpen)
  if (spentOn < fund.startsOn || spentOn > fund.endsOn || spentOn > dayInChina(tx.now()))
    throw fail(errors.fundSpentOutside, { from: fund.startsOn, until: fund.endsOn })

  const booked = await findLineForUpdate(tx.db, fundId, line)
  if (!booked) throw fail(errors.fundLineMissing)

  const left = centsOf(booked.remaining) - centsOf(amount)
  const over = { line: (await lineLabels(tx)).get(line) ?? line, remaining: booked.remaining }
  if (left < 0) throw fail(errors.fundLineOver, over)

  const refused = constraintErrors(
    {
      research_fund_lines_within: errors.fundLineOver,
      research_fund_spendings_running: errors.fundNotOpen,
    },
    over,
  )

  return { lineId: booked.id, remaining: amountOf(left), refused }
}

async function storeReceipts(tx: SignedCtx, id: number, files: readonly string[]) {
  const record = { kind: SPENDING, id }
  await claimFiles(tx, { keys: files, purposes: ['proof', 'attachment'], record, field: 'files' })
  await releaseFiles(tx, record, files)
}

const columnsOf = ({ spentOn, amount, what }: SpendingForm, lineId: number) => ({
  spentOn,
  amount,
  what,
  lineId,
})

/** A trainee books a spending with its receipts; never more than the line has left. */
export const submitSpending = (
  ctx: SignedCtx,
  { fundId, ...form }: InputOf<typeof submitCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { lineId, remaining, refused } = await mustFit(tx, fundId, form)

    const { id } = await tx.db
      .insertInto('researchFundSpendings')
      .values({ fundId, ...columnsOf(form, lineId), createdAt: tx.now(), updatedAt: tx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refused)

    await storeReceipts(tx, id, form.files)

    await tx.audit({
      action: 'students.fund.spend',
      entity: SPENDING,
      entityId: id,
      detail: { fundId, line: form.line, amount: form.amount },
    })

    return { id, state: fundSpendingFlow.initial, remaining }
  })

/** The trainee corrects a spending that was returned, and submits it again. */
export const amendSpending = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof amendCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      (await findSpendingsForUpdate(tx.db, ownFunds(tx.actor), [id]))[0],
      version,
    )

    if (!mayOnSpending(row, tx.actor).mayAmend) throw fail(kernelErrors.actionNotNow)

    const { lineId, remaining, refused } = await mustFit(tx, row.fundId, form)
    const record = { id, state: row.state, relations: relationsToSpending(row, tx.actor) }
    const columns = { ...columnsOf(form, lineId), reason: null, checkedBy: null }
    const state = await advance(tx, fundSpendingFlow, 'resubmit', record, {}, (to) =>
      updateRow(tx, 'researchFundSpendings', row, { state: to, ...columns }).catch(refused),
    )

    await storeReceipts(tx, id, form.files)

    const detail = { line: form.line, before: row.amount, amount: form.amount }

    await tx.audit({
      action: 'students.fund.amendSpending',
      entity: SPENDING,
      entityId: id,
      detail,
    })

    return { id, state, remaining }
  })
