import type { Actor } from '../http/ctx.ts'

/** No account has this id: what time does is written down without a user. */
const NOBODY = 0
/**
 * Who takes a step that time takes, not a person (a place that lapses): may everything a flow allows, is nobody's account, and stands
 * nowhere as the one who did it. For work in the background only; no request comes with it.
 */
export const SYSTEM_ACTOR: Actor = {
  userId: NOBODY,
  profile: { username: 'system', nickname: '', avatar: null, chestArrNum: null },
  sessionId: '',
  token: '',
  roles: [],
  roleIds: [],
  permissions: new Set(),
  dataScopes: new Set([0]),
  isRoot: true,
  departmentId: null,
  treePath: null,
  rightsVersion: 0,
  mustChangePassword: false,
}
/** The account to be written down for a step: null where it was nobody's. */
export const stepBy = (actor: Pick<Actor, 'userId'>): number | null => (actor.userId === NOBODY ? null : actor.userId)
