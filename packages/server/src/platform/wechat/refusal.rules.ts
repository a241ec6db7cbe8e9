/** Why WeChat refused: short keys, for logs and the audit log. */
export type RefusalReason =
  | 'notFollowing'
  | 'notPermitted'
  | 'notPermitted'
  | 'notPermitted'
  | 'limit'
  | 'refused'
  | 'unreachable'
  | 'unreachable'

/** WeChat no longer accepts the access token: it is renewed and the call repeated. */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([40001, 40014, 42001])
export const isTokenRefused = (code: number) => TOKEN_REFUSED.has(code)

/**
 * A code of somebody's login is wrong, expired, used, or they are blocked by WeChat: the person's
 * matter, not an outage.
 */
const CODE_REFUSED: ReadonlySet<number> = new Set([40029, 40163, 40226, 41008, 42003])
export const isCodeRefused = (code: number) => CODE_REFUSED.has(code)

const REASONS: ReadonlyMap<number, readonly [reason: RefusalReason, isFinal: boolean]> = new Map([
  [-1, ['unreachable', false]],
  [40001, ['refused', false]],
  [40014, ['refused', false]],
  [42001, ['refused', false]],
  [40003, ['notFollowing', true]],
  [43004, ['notFollowing', true]],
  [43101, ['notFollowing', true]],
  [46003, ['notFollowing', true]],
  [40037, ['notPermitted', true]],
  [47003, ['notPermitted', true]],
  [40013, ['notPermitted', false]],
  [40125, ['notPermitted', false]],
  [40164, ['notPermitted', false]],
  [41002, ['notPermitted', false]],
  [41004, ['notPermitted', false]],
  [48001, ['notPermitted', true]],
  [48004, ['notPermitted', true]],
  [50002, ['notPermitted', true]],
  [45009, ['limit', false]],
  [45011, ['limit', false]],
  [45047, ['limit', false]],
])

/** What an errcode of WeChat means; an unknown one may pass by itself. */
export const refusalOf = (code: number) => {
  const [reason, isFinal] = REASONS.get(code) ?? (['unreachable', false] as const)
  return { reason, isFinal }
}
