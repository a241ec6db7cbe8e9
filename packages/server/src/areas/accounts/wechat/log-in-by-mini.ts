import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { askWechat } from './ask-wechat.ts'
import { finishScan } from './finish-scan.ts'
import { deviceHash, insertProvenScan } from './scan.queries.ts'

/** Logs in from the mini-program by the code of wx.login. */
export async function logInByMini(ctx: Ctx, input: { code: string }) {
  const { mini } = ctx.services
  const device = deviceHash(ctx)
  if (!mini || !device) throw notFound()

  const person = await askWechat(ctx, () => mini.personOf(input.code))
  if (person === null) throw fail(accountsErrors.wechatCodeOver)

  return inTransaction(ctx, async (tx) =>
    finishScan(tx, await insertProvenScan(tx, 'mini', person, device)),
  )
}
