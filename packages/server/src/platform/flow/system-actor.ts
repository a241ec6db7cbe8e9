import type { Actor } from '../http/ctx.ts'

/** No account has this id: steps taken by time are stored without a user. */
const NOBODY = 0

/**
 * The actor of steps taken by time (a place that lapses): has every permission a flow asks for,
 * belongs to no account and is never recorded as the user. For background work only; no request
 * carries it.
 */
export const SYSTEM_ACTOR: Actor = {
  userId: NOBODY,
  profile: { username: 'system', nickname: '', avatar: null, chestArrNum: null, seenTour: 0 },
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

/** The account to record for a step; null for the system. */
export const stepBy = (actor: Pick<Actor, 'userId'>): number | null =>
  actor.userId === NOBODY ? null : actor.userId
