import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import type { Provider } from '../../../platform/sso/provider.ts'

/**
 * Kinds of tickets: an attempt at the provider, and the one-time code of a login it vouched for.
 */
export const ATTEMPT = 'sso.attempt'
export const CODE = 'sso.code'

/** The provider of single sign-on; without one the call does not exist. */
export function providerOf(ctx: Ctx): Provider {
  const { provider } = ctx.services.sso
  if (!provider) throw notFound()

  return provider
}

/** This browser by its device cookie, as tickets are bound to it; null without the cookie. */
export const browserOf = (ctx: Ctx) =>
  ctx.client.device ? tokenHash(ctx.client.device).toString('hex') : null
