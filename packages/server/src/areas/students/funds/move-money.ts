import { fundErrors as errors } from '@residency/contract/areas/students/funds/access'
import {
  centsOf,
  FUND_LINES,
  type moveFundMoney as moveCall,
} from '@residency/contract/areas/students/funds/fund.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import { fundsInCharge, mayOnFund } from './fund.policy.ts'
import { findFundsForUpdate } from './fund.queries.ts'
import { FUND, lineLabels } from './list-funds.ts'
import { notifyOfFunds } from './notify-of-funds.ts'

/** The office moves money that is left from one line to another; the budget stays. */
export const moveFundMoney = (
  ctx: SignedCtx,
  { id, version, fromLine, toLine, amount, reason }: InputOf<typeof moveCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const fund = mustMatchVersion(
      (await findFundsForUpdate(tx.db, fundsInCharge(tx.actor), [id]))[0],
      version,
    )

    if (!mayOnFund(fund, tx.actor).mayMove) throw fail(kernelErrors.actionNotNow)

    const giving = fund.lines.find(({ line }) => line === fromLine)
    if (!giving) throw fail(errors.fundMoveFrom)
    if (!(await isDictValue(tx.db, FUND_LINES, toLine))) throw fail(errors.fundMoveTo)

    const over = {
      line: (await lineLabels(tx)).get(fromLine) ?? fromLine,
      remaining: giving.remaining,
    }

    if (centsOf(amount) > centsOf(giving.remaining)) throw fail(errors.fundMoveOver, over)

    const from = await tx.db
      .updateTable('researchFundLines')
      .set((e) => ({ granted: e('granted', '-', amount) }))
      .where('fundId', '=', id)
      .where('line', '=', fromLine)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ research_fund_lines_within: errors.fundMoveOver }, over))

    const to = await tx.db
      .insertInto('researchFundLines')
      .values({ fundId: id, line: toLine, granted: amount })
      .onConflict((on) =>
        on
          .constraint('research_fund_lines_one')
          .doUpdateSet((e) => ({ granted: e('researchFundLines.granted', '+', amount) })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()

    const ends = { fundId: id, fromLineId: from.id, toLineId: to.id }

    await tx.db
      .insertInto('researchFundMoves')
      .values({ ...ends, amount, reason, movedBy: tx.actor.userId, createdAt: tx.now() })
      .execute()

    await changeRecord(tx, 'researchFunds', fund, {
      columns: {},
      action: 'students.fund.move',
      entity: FUND,
      detail: { fromLine, toLine, amount, reason },
    })

    await notifyOfFunds(tx, 'move', [fund], reason)

    return null
  })
