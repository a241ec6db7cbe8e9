import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { isOwnPage } from '../../../platform/wechat/wechat-pages.ts'
import { askWechat } from './ask-wechat.ts'

/** Signs a page of this product; WeChat compares without what follows `#`. */
export async function signWechatPage(ctx: SignedCtx, input: { url: string }) {
  const pages = ctx.services.wechat?.pages
  if (!pages) throw notFound()
  if (!isOwnPage(ctx.config, input.url)) throw fail(accountsErrors.pageNotOwn)

  return askWechat(ctx, () => pages.sign(input.url.replace(/#.*$/, '')))
}
