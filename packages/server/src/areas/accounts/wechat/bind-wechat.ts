import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type * as calls from '@residency/contract/areas/accounts/wechat/wechat.contract'
import type { InputOf } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { accountOf, countAttempt, forgetAttempts } from '../login/slow-down.ts'
import { issueSmsCode, spendSmsCode } from '../login/sms-codes.ts'
import { openSession } from '../sessions/open-session.ts'
import { findEnabledByBadge } from '../sessions/session.queries.ts'
import { entryOf } from './finish-scan.ts'
import { findScanOfTicket, spendTicketOfScan } from './scan.queries.ts'
import { bindPersonOfScan } from './store-binding.ts'

/**
 * The account of a badge and its mobile number. An unknown badge gets a text instead of a number, so
 * that codes are checked and attempts are counted for it as for a known one; nothing is sent to it.
 */
async function numberOfBadge(ctx: Ctx, badge: string) {
  const user = await findEnabledByBadge(ctx.db, badge)
  const mobile = user?.mobileSealed
    ? ctx.fields.openCell({ table: 'users', column: 'mobile', row: user.id }, user.mobileSealed)
    : null

  return { user, mobile: mobile ?? `badge ${badge.trim()}`, hasMobile: mobile !== null }
}

/**
 * Sends a binding code to the owner of a badge number (`id`); only for the browser of a confirmed
 * scan (`openUuid` is its ticket).
 */
export async function sendBindCode(ctx: Ctx, input: InputOf<typeof calls.sendBindCode, 'out'>) {
  if (!(await findScanOfTicket(ctx, input.openUuid))) throw fail(accountsErrors.bindTicketOver)

  const { user, mobile, hasMobile } = await numberOfBadge(ctx, input.id)

  const { requestId, expires } = await issueSmsCode(ctx, {
    purpose: 'bind',
    mobile,
    userId: user?.id,
    isSent: hasMobile,
  })

  return { codeUuid: requestId, expires }
}

/**
 * Binds the scanned WeChat to the account of a badge number and logs in: the scan proves the WeChat,
 * the code proves the account. A wrong code and an unknown badge get the same answer. Names of the
 * published client: `brandNumber` is the badge number, `codeUuid` the request of the code.
 */
export async function bindWechat(ctx: Ctx, input: InputOf<typeof calls.bindWechat, 'out'>) {
  if (!(await findScanOfTicket(ctx, input.openUuid))) throw fail(accountsErrors.bindTicketOver)

  const { user, mobile } = await numberOfBadge(ctx, input.brandNumber)

  const attempt = {
    way: 'bind',
    account: accountOf(user, input.brandNumber.trim()),
    isKnownDevice: false,
  } as const

  await countAttempt(ctx, attempt)

  try {
    await spendSmsCode(ctx, {
      requestId: input.codeUuid,
      mobile,
      code: input.code,
      purpose: 'bind',
    })
  } catch (e) {
    if (e instanceof Fail)
      await ctx.audit({
        action: 'accounts.wechat.bind',
        result: 'failed',
        entity: 'user',
        entityId: user?.id ?? null,
      })

    throw e
  }

  if (!user) throw fail(accountsErrors.smsCodeWrong)

  await forgetAttempts(ctx, attempt)

  return inTransaction(ctx, async (tx) => {
    const app = await bindPersonOfScan(tx, user.id, await spendTicketOfScan(tx, input.openUuid))
    return openSession(tx, user.id, entryOf(app))
  })
}
