const DAY_MS = 86_400_000

/** One kind of stored data: for how many days it is kept, counted from what, and why so long. */
type Period = { days: number; from: string; why: string }

/**
 * How long each kind of personal or passing data is kept. The one place where these figures stand; docs/areas/accounts.md explains them.
 * Law: 个人信息保护法 art. 19 (the shortest time the purpose needs), art. 47 (deletion when the purpose is over); 网络安全法 art. 21 (logs).
 */
export const RETENTION = {
  deletedAccount: { days: 30, from: 'deletion of the account', why: 'a deletion by mistake can still be told apart and answered for' },
  endedRegistration: {
    days: 180,
    from: 'end of the intake’s sign-up time',
    why: 'complaints about an intake come within half a year; only sign-ups that led nowhere',
  },
  session: { days: 30, from: 'last use', why: 'people look for strange devices among their latest logins' },
  knownDevice: { days: 200, from: 'last login', why: 'a device counts as known for 180 days, and some for the clock' },
  smsOutbox: { days: 30, from: 'sending', why: 'whether a message went out is asked for weeks' },
  smsCode: { days: 1, from: 'expiry', why: 'limits per number and day read them' },
  captcha: { days: 0, from: 'expiry', why: 'of no use after it' },
  ticket: { days: 0, from: 'expiry', why: 'of no use after it' },
  wechatScan: { days: 0, from: 'expiry', why: 'of no use after it' },
  importResult: { days: 0, from: 'expiry', why: 'holds one-time passwords; fetched once within ten minutes' },
  submitLock: { days: 0, from: 'expiry', why: 'of no use after it' },
  rateLimit: { days: 0, from: 'expiry', why: 'of no use after it' },
} as const satisfies Record<string, Period>
export type RetentionKind = keyof typeof RETENTION

/** 网络安全法 art. 21 asks for six months of logs at least; ours are promised for three years, and this version deletes none. */
export const AUDIT_KEPT_DAYS_AT_LEAST = 3 * 365

/** What of a kind began its time before this instant is to go now. */
export const endOfRetention = (kind: RetentionKind, now: Date) => new Date(now.getTime() - RETENTION[kind].days * DAY_MS)
