/** Why WeChat refused: short keys, for logs and the audit log. */
export type RefusalReason =
  | 'notFollowing'
  | 'noPermission'
  | 'wrongMessage'
  | 'wrongConfiguration'
  | 'quota'
  | 'token'
  | 'busy'
  | 'unreachable'

/** WeChat no longer accepts the access token: it is renewed and the call repeated. */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([40001, 40014, 42001])
export const isTokenRefused = (code: number) => TOKEN_REFUSED.has(code)
/** A code of somebody's login is wrong, expired, used, or they are blocked by WeChat: the person's matter, not an outage. */
const CODE_REFUSED: ReadonlySet<number> = new Set([40029, 40163, 40226, 41008, 42003])
export const isCodeRefused = (code: number) => CODE_REFUSED.has(code)

const REASONS: ReadonlyMap<number, readonly [reason: RefusalReason, isPermanent: boolean]> = new Map([
  [-1, ['busy', false]],
  [40001, ['token', false]],
  [40014, ['token', false]],
  [42001, ['token', false]],
  [40003, ['notFollowing', true]],
  [43004, ['notFollowing', true]],
  [43101, ['notFollowing', true]],
  [46003, ['notFollowing', true]],
  [40037, ['wrongMessage', true]],
  [47003, ['wrongMessage', true]],
  [40013, ['wrongConfiguration', false]],
  [40125, ['wrongConfiguration', false]],
  [40164, ['wrongConfiguration', false]],
  [41002, ['wrongConfiguration', false]],
  [41004, ['wrongConfiguration', false]],
  [48001, ['noPermission', true]],
  [48004, ['noPermission', true]],
  [50002, ['noPermission', true]],
  [45009, ['quota', false]],
  [45011, ['quota', false]],
  [45047, ['quota', false]],
])
/** What an errcode of WeChat means; an unknown one may pass by itself. */
export const refusalOf = (code: number) => {
  const [reason, isPermanent] = REASONS.get(code) ?? (['busy', false] as const)
  return { reason, isPermanent }
}
