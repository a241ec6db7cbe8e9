import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { isOwnPage } from '../../../platform/wechat/wechat-pages.ts'
import { askWechat } from './ask-wechat.ts'

/** Signs a page of this product; WeChat compares without what follows `#`. */
export async function signWechatPage(ctx: SignedCtx, input: { url: string }) {
  const account = ctx.services.wechat
  if (!account || account.isLocal) throw notFound()
  if (!isOwnPage(ctx.config, input.url)) throw fail(accountsErrors.pageNotOwn)
  const signed = await askWechat(ctx, () => account.signPage(input.url.replace(/#.*$/, '')))
  if (!signed) throw notFound()
  return signed
}
