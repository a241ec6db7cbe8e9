import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Actor } from '../../../platform/http/ctx.ts'
import { combineRoles, loadRoles } from '../roles/rights.queries.ts'
import { actorOf } from './actor-of.ts'
import {
  findAccountAsSession,
  findAccountsAsSessions,
  findOwnerOfSession,
  type LivingSession,
} from './session.queries.ts'

type LoadedRoles = Awaited<ReturnType<typeof loadRoles>>

const actorWith = ({ roles, everyPermission, waivers }: LoadedRoles, account: LivingSession) =>
  actorOf(account, combineRoles(account.roleIds, roles, everyPermission), waivers, '', false)

/**
 * An enabled account with its current rights, for background work; null if it is disabled or
 * deleted.
 */
export async function findActorById(db: Db, userId: number): Promise<Actor | null> {
  const account = await findAccountAsSession(db, userId)
  if (!account) return null

  return actorWith(await loadRoles(db), account)
}

/** Enabled accounts with their current rights, in the order of these ids. */
export async function findActorsById(db: Db, userIds: readonly number[]): Promise<Actor[]> {
  if (userIds.length === 0) return []

  const loaded = await loadRoles(db)
  const accounts = new Map(
    (await findAccountsAsSessions(db, userIds)).map((account) => [account.userId, account]),
  )

  return userIds.flatMap((id) => {
    const account = accounts.get(id)
    return account ? [actorWith(loaded, account)] : []
  })
}

/** The actor of a session with current rights; null if the session or the account is not valid. */
export async function findActorOfSession(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<Actor | null> {
  const owner = await findOwnerOfSession(db, sessionId, now)
  const actor = owner ? await findActorById(db, owner.userId) : null
  return actor && { ...actor, sessionId }
}
