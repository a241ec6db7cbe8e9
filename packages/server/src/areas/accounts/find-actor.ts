import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Actor } from '../../platform/http/ctx.ts'
import { findLivingSession, touchSession } from './session.queries.ts'

const DAY_MS = 86_400_000

type Role = { code: string; dataScope: number; permissions: readonly string[] }
type Rights = { roles: string[]; roleIds: number[]; permissions: ReadonlySet<string>; dataScopes: ReadonlySet<number>; isRoot: boolean }

async function loadRoles(db: Db): Promise<{ roles: Map<number, Role>; everyPermission: Set<string> }> {
  const every = await db.selectFrom('menus').select('perm').distinct().where('perm', 'is not', null).execute()
  const roles = await db.selectFrom('roles').select(['id', 'code', 'data_scope']).where('status', '=', 1).execute()
  const perms = await db
    .selectFrom('role_menus')
    .innerJoin('menus', 'menus.id', 'role_menus.menu_id')
    .select(['role_menus.role_id', 'menus.perm'])
    .where('menus.perm', 'is not', null)
    .execute()
  const byRole = new Map<number, string[]>(roles.map((r) => [r.id, []]))
  for (const { role_id, perm } of perms) byRole.get(role_id)?.push(perm as string)
  return {
    roles: new Map(roles.map((r) => [r.id, { code: r.code, dataScope: r.data_scope, permissions: byRole.get(r.id)! }])),
    everyPermission: new Set(every.map((m) => m.perm as string)),
  }
}

// ROOT holds every permission; its set names all that exist, for clients that only compare.
const combine = (roleIds: readonly number[], all: Map<number, Role>, everyPermission: ReadonlySet<string>): Rights => {
  const held = roleIds.filter((id) => all.has(id))
  const roles = held.map((id) => all.get(id)!)
  const isRoot = roles.some((r) => r.code === 'ROOT')
  return {
    roles: roles.map((r) => r.code),
    roleIds: held,
    permissions: isRoot ? everyPermission : new Set(roles.flatMap((r) => r.permissions)),
    dataScopes: new Set(roles.map((r) => r.dataScope)),
    isRoot,
  }
}

type Known = Awaited<ReturnType<typeof loadRoles>> & { version: number; combined: Map<string, Rights> }

/**
 * Finds who stands behind a token. What roles may do is kept in the process by the rights version that the session's own query
 * brings along: a change is seen by the very next request, on every process. A password older than `maxAgeDays` (0: never) must
 * be changed first.
 */
export function actorFinder(maxAgeDays = 0) {
  let known: Known = { version: -1, roles: new Map(), everyPermission: new Set(), combined: new Map() }
  return async (token: string, now: Date, db: Db): Promise<Actor | null> => {
    const hash = tokenHash(token)
    const session = await findLivingSession(db, hash, now)
    if (!session) return null
    let mine = known
    if (session.rights_version !== mine.version) {
      mine = { ...(await loadRoles(db)), version: session.rights_version, combined: new Map() }
      if (mine.version > known.version) known = mine // a slower request must not put back what is older
    }
    const key = session.role_ids.join()
    let rights = mine.combined.get(key)
    if (!rights) {
      rights = combine(session.role_ids, mine.roles, mine.everyPermission)
      mine.combined.set(key, rights)
    }
    if (now.getTime() - session.last_used_at.getTime() > 60_000) await touchSession(db, hash, now)
    const isAged = maxAgeDays > 0 && now.getTime() - session.password_changed_at.getTime() > maxAgeDays * DAY_MS
    return {
      ...rights,
      userId: session.user_id,
      sessionId: session.id,
      token,
      departmentId: session.department_id,
      treePath: session.tree_path,
      rightsVersion: session.rights_version,
      mustChangePassword: session.must_change_password || isAged,
    }
  }
}
