import { DAY_MS } from '@residency/contract/kernel/day'
import type { RetentionPeriod } from '../../../platform/area.ts'
import { momentBefore } from '../../../platform/clock.ts'

/**
 * Retention periods of personal and temporary data in accounts; docs/areas/accounts.md explains the
 * figures. Other areas declare theirs next to their erasers. Law: 个人信息保护法 art. 19 (shortest time
 * needed), art. 47 (deletion when the purpose ends); 网络安全法 art. 21 (logs).
 */
export const RETENTION = {
  deletedAccount: {
    days: 30,
    from: 'deletion of the account',
    why: 'a deletion by mistake can still be told apart and answered for',
  },
  session: {
    days: 30,
    from: 'last use',
    why: 'people look for strange devices among their latest logins',
  },
  knownDevice: {
    days: 200,
    from: 'last login',
    why: 'a device counts as known for 180 days, and some for the clock',
  },
  smsOutbox: { days: 30, from: 'sending', why: 'whether a message went out is asked for weeks' },
  smsCode: { days: 1, from: 'expiry', why: 'limits per number and day read them' },
  captcha: { days: 0, from: 'expiry', why: 'of no use after it' },
  ticket: { days: 0, from: 'expiry', why: 'of no use after it' },
  ssoLogin: {
    days: 1,
    from: 'login',
    why: 'no browser took it up; one that was taken up goes with its session',
  },
  wechatScan: { days: 0, from: 'expiry', why: 'of no use after it' },
  importResult: {
    days: 0,
    from: 'expiry',
    why: 'holds one-time passwords; fetched once within ten minutes',
  },
  submitLock: { days: 0, from: 'expiry', why: 'of no use after it' },
  rateLimit: { days: 0, from: 'expiry', why: 'of no use after it' },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionKind = keyof typeof RETENTION

/**
 * 网络安全法 art. 21 requires at least six months of logs; we promise three years, and this version
 * deletes none.
 */
export const AUDIT_KEPT_DAYS_AT_LEAST = 3 * 365

/** Data whose period began before this instant is erased now. */
export const endOfPeriod = ({ days }: Pick<RetentionPeriod, 'days'>, now: Date) =>
  momentBefore(now, days * DAY_MS)

export const endOfRetention = (kind: RetentionKind, now: Date) => endOfPeriod(RETENTION[kind], now)
