import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { spendTicket } from '../../../platform/tickets.ts'
import type { WechatPerson } from '../../../platform/wechat/wechat.ts'
import { askWechat } from './ask-wechat.ts'
import { confirmScan } from './confirm-scan.ts'
import { finishScan } from './finish-scan.ts'
import { deviceHash, findRequestedScanForUpdate, insertProvenScan } from './scan.queries.ts'
import { STATE_KIND, stateOfWire } from './start-entry.ts'

/**
 * A person of the official account with their unionId, if there is a mini-program that knows them
 * by it. Without it they may log in all the same, and bind the mini-program by themselves.
 */
async function namePerson({ services }: Ctx, openId: string): Promise<WechatPerson> {
  const person = services.mini ? await services.wechat?.userInfo(openId).catch(() => null) : null
  return { openId, unionId: person?.unionId ?? null }
}

/**
 * Comes back from WeChat: confirms the scan that the way began with, or enters as the person WeChat
 * names.
 */
export async function finishWechatEntry(ctx: Ctx, input: { code: string; state: string }) {
  const pages = ctx.services.wechat?.pages
  if (!pages) throw notFound()

  const device = deviceHash(ctx)

  const begun =
    device &&
    (await spendTicket(
      ctx.db,
      STATE_KIND,
      stateOfWire(input.state),
      device.toString('hex'),
      ctx.now(),
    ))

  if (!begun) throw fail(accountsErrors.bindTicketOver)

  const openId = await askWechat(ctx, () => pages.openIdOf(input.code))
  if (openId === null) throw fail(accountsErrors.bindTicketOver)

  const person = await namePerson(ctx, openId)
  if (begun.subject === '')
    return inTransaction(ctx, async (tx) =>
      finishScan(tx, await insertProvenScan(tx, 'official', person, device)),
    )

  await confirmScan(
    ctx,
    (tx) => findRequestedScanForUpdate(tx, Buffer.from(begun.subject, 'hex')),
    person,
  )

  return { state: 'confirmed', openUuid: null, session: null } as const
}
