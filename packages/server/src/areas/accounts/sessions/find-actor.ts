import { DAY_MS } from '@residency/contract/kernel/day'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { isOfFollower } from '../../../platform/db/connect/named-statements.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Actor } from '../../../platform/http/ctx.ts'
import { combineRoles, loadRoles, type Rights } from '../roles/rights.queries.ts'
import { actorOf } from './actor-of.ts'
import {
  findEntryOfEndedSession,
  findLivingSession,
  PORTAL_ENTRY,
  touchSession,
} from './session.queries.ts'

type RightsCache = Awaited<ReturnType<typeof loadRoles>> & {
  version: number
  combined: Map<string, Rights>
}

/** A database that follows another one keeps no use of a session. */
function ignoreOnFollower(error: unknown) {
  if (!isOfFollower(error)) throw error
}

/**
 * Resolves a token to its actor. Role rights are cached per process by the rights version, which
 * the session query returns: a change applies to the next request on every process. A password
 * older than `maxAgeDays` (0: never) must be changed first.
 */
export function actorFinder(maxAgeDays = 0) {
  let cache: RightsCache = {
    version: -1,
    roles: new Map(),
    everyPermission: new Set(),
    waivers: new Map(),
    combined: new Map(),
  }

  return async (token: string, now: Date, db: Db): Promise<Actor | null> => {
    const hash = tokenHash(token)
    const session = await findLivingSession(db, hash, now)
    if (!session) return null

    let mine = cache

    if (session.rightsVersion !== mine.version) {
      mine = { ...(await loadRoles(db)), version: session.rightsVersion, combined: new Map() }
      // a slower request must not overwrite a newer version
      if (mine.version > cache.version) cache = mine
    }

    const key = session.roleIds.join()
    let rights = mine.combined.get(key)

    if (!rights) {
      rights = combineRoles(session.roleIds, mine.roles, mine.everyPermission)
      mine.combined.set(key, rights)
    }

    if (now.getTime() - session.lastUsedAt.getTime() > 60_000)
      await touchSession(db, hash, now).catch(ignoreOnFollower)

    const isAged =
      maxAgeDays > 0 && now.getTime() - session.passwordChangedAt.getTime() > maxAgeDays * DAY_MS

    return actorOf(session, rights, mine.waivers, token, isAged)
  }
}

/**
 * Whether a token belongs to a session that the portal opened and that was ended (logout, password,
 * administrator): such a reader is led to the portal's logout. An expired session is treated like
 * any other.
 */
export const isEndedPortalSession = async (token: string, db: Db) =>
  (await findEntryOfEndedSession(db, tokenHash(token))) === PORTAL_ENTRY
