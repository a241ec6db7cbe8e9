import type { listOutbox as call } from '@residency/contract/areas/accounts/login/outbox.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type InputOf, maskNumber } from '@residency/contract/kernel'
import { secondInChina } from '../../../platform/clock.ts'
import { findPage } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

const HIDDEN = '********'

/**
 * Messages stored instead of sent. They contain login codes, so only a demo installation shows
 * them.
 */
export async function listOutbox(ctx: SignedCtx, input: InputOf<typeof call, 'out'>) {
  const { rows, total } = await findPage(ctx.db.selectFrom('smsOutbox'), input, (messages) =>
    messages.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  )
  const open = (column: string, row: number, sealed: string) =>
    ctx.fields.openCell({ table: 'sms_outbox', column, row }, sealed)
  const purposes = accountsWords[ctx.language].smsPurposes as Readonly<Record<string, string>>

  const list = rows.map((row) => {
    const text = open('text', row.id, row.textSealed) ?? ''
    return {
      id: row.id,
      purpose: purposes[row.purpose] ?? row.purpose,
      // the address of a WeChat message is an openId, which is never sent to a browser
      mobile: row.purpose.startsWith('wechat.')
        ? HIDDEN
        : maskNumber(open('mobile', row.id, row.mobileSealed)),
      text: ctx.config.DEMO
        ? text
        : text.replaceAll(/\d{4,}/g, (digits) => '*'.repeat(digits.length)),
      createTime: secondInChina(row.createdAt),
    }
  })

  return { list, total }
}
