import type { Ctx } from '../../../platform/http/ctx.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'

/** The address of the look-up, by which phones reach the product. */
export const lookupAddress = ({ config, client }: Pick<Ctx, 'config' | 'client'>) =>
  `${(config.PUBLIC_URL || client.origin || '').replace(/\/+$/, '')}${WEB_BASE}white/level`

/**
 * The address that a print would put into codes where the installation names none: a person has to
 * say whether phones reach it. Null where the installation names one.
 */
export const unsureAddress = (ctx: Pick<Ctx, 'config' | 'client'>) =>
  ctx.config.PUBLIC_URL ? null : lookupAddress(ctx)
