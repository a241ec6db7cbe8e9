import { fundSpendingFlow } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { ownFunds, relationsToSpending } from './fund.policy.ts'
import { findSpendingsForUpdate } from './spending.queries.ts'

/** The trainee withdraws a spending that is not checked; its money is free again. */
export const withdrawSpending = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = found((await findSpendingsForUpdate(tx.db, ownFunds(tx.actor), [id]))[0])
    const record = { id, state: row.state, relations: relationsToSpending(row, tx.actor) }

    await advance(tx, fundSpendingFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'researchFundSpendings', row, { state }),
    )

    return null
  })
