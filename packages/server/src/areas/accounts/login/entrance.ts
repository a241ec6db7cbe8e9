import { PRODUCT_VERSION } from '@residency/contract/kernel/version'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { mayEnterGroup } from './identity.rules.ts'

/** 1: access allowed; 0: not allowed, the client shows /sign/500. */
export const checkIdentity = async (ctx: SignedCtx, input: { ident: string }) =>
  mayEnterGroup(input.ident, ctx.actor.roles, ctx.actor.isRoot) ? 1 : 0

/** Settings a browser needs before login. */
export const clientConfiguration = async ({ config, services }: Ctx) => ({
  title: config.TITLE ?? null,
  version: PRODUCT_VERSION,
  demo: config.DEMO && !services.demoLogins.isEnded(),
  ssoLogoutUrl: services.sso.logoutUrl(),
  externalSiteUrl: config.EXTERNAL_SITE_URL,
  homePageUrl: config.HOME_PAGE_URL,
  wechatLogin: services.wechat !== null,
  ssoLogin: services.sso.provider !== null,
  passwordClasses: config.PASSWORD_CLASSES,
})
