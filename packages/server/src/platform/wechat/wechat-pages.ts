import type { Config } from '../config/config.ts'
import { WEB_BASE } from '../http/web.ts'

/** Address of the product as phones reach it, with /medical and without a slash at the end. */
export const homeOf = (config: Pick<Config, 'PUBLIC_URL'>) =>
  `${config.PUBLIC_URL.replace(/\/+$/, '')}${WEB_BASE}`.replace(/\/+$/, '')

/**
 * Whether a page is in this product: its signature would let another site act as ours inside
 * WeChat.
 */
export function isOwnPage(config: Pick<Config, 'PUBLIC_URL'>, address: string): boolean {
  const home = homeOf(config)
  if (!config.PUBLIC_URL || !URL.canParse(address)) return false

  const { origin, pathname, username } = new URL(address)

  return (
    username === '' &&
    origin === new URL(home).origin &&
    `${pathname}/`.startsWith(`${new URL(home).pathname}/`)
  )
}
