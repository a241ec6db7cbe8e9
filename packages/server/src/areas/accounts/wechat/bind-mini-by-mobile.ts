import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { openSession } from '../sessions/open-session.ts'
import { findEnabledByMobile } from '../sessions/session.queries.ts'
import { askWechat } from './ask-wechat.ts'
import { findScanOfTicket, spendTicketOfScan } from './scan.queries.ts'
import { bindPersonOfScan } from './store-binding.ts'

/**
 * Binds the mini-program to the account whose mobile number WeChat has verified. The number is
 * proved: saying that nobody has it reveals nothing.
 */
export async function bindMiniByMobile(ctx: Ctx, input: { openUuid: string; code: string }) {
  const { mini } = ctx.services
  if (!mini) throw notFound()

  const scan = await findScanOfTicket(ctx, input.openUuid)
  if (scan?.app !== 'mini') throw fail(accountsErrors.bindTicketOver)

  const mobile = await askWechat(ctx, () => mini.mobileOf(input.code))
  if (mobile === null) throw fail(accountsErrors.wechatCodeOver)

  const user = await findEnabledByMobile(ctx.db, ctx.fields, mobile)
  if (!user) throw fail(accountsErrors.mobileWithoutAccount)

  return inTransaction(ctx, async (tx) => {
    await bindPersonOfScan(tx, user.id, await spendTicketOfScan(tx, input.openUuid))
    return openSession(tx, user.id, 'mini')
  })
}
