import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { playPhone as call } from '@residency/contract/areas/accounts/wechat/wechat.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { confirmScan } from './confirm-scan.ts'
import { reportScan } from './report-scan.ts'
import { findSceneForUpdate } from './scan.queries.ts'

/** Simulates a phone of the local official account. */
export async function playPhone(ctx: Ctx, { act, scene, openId }: InputOf<typeof call, 'out'>) {
  const account = ctx.services.wechat
  if (!account?.isLocal) throw notFound()

  if (act === 'confirm')
    await confirmScan(ctx, (tx) => findSceneForUpdate(tx, scene), { openId, unionId: null })
  else {
    await reportScan(ctx, scene, openId)
    await account.sendTemplate(
      openId,
      'confirm',
      accountsWords[ctx.language].messages.wechatConfirm,
    )
  }

  return null
}
