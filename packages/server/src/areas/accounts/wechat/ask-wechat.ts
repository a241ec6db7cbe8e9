import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { Undeliverable } from '../../../platform/wechat/wechat.ts'

/**
 * A call to WeChat on behalf of a reader. A refusal is recorded for administrators: its code shows
 * what to correct.
 */
export async function askWechat<T>(ctx: Ctx, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (e) {
    if (!(e instanceof Undeliverable)) throw e

    await ctx.audit({
      action: 'accounts.wechat.call',
      result: 'failed',
      detail: { reason: e.reason, errcode: e.errcode },
    })

    throw fail(accountsErrors.wechatUnavailable)
  }
}
