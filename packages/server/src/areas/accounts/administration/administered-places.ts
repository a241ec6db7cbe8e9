import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { grantRole } from '../roles/grant-role.ts'
import { mayAppoint } from '../roles/role.policy.ts'
import { findRoleIds, findRolesWithPermissions, findUser } from '../users/user.queries.ts'
import { mustBeOwnDepartment } from '../users/user-grants.ts'
import {
  addAdministrator,
  dropUnusedRole,
  findTeacher,
  lockBase,
  lockDepartment,
  type Place,
  removeAdministrator,
} from './administration.queries.ts'

const ROLES = { base: 'BASE_ADMIN', department: 'DEPT_ADMIN' } as const

type PlaceInput = {
  id: number
  type: Place['type']
  baseId?: number | undefined
  deptId?: number | undefined
}

/**
 * The base or department of a request: enabled, in the actor's scope, locked until the transaction
 * ends.
 */
export async function mustBePlace(ctx: SignedCtx, input: PlaceInput): Promise<Place> {
  if (input.id === ctx.actor.userId) throw fail(accountsErrors.notOneself)

  if (input.type === 'department') {
    const there =
      input.deptId === undefined ? undefined : await lockDepartment(ctx.db, input.deptId)
    if (!there) throw fail(accountsErrors.departmentUnknown)
    await mustBeOwnDepartment(ctx, there.id)

    return { type: 'department', id: there.id }
  }

  const base = input.baseId === undefined ? undefined : await lockBase(ctx.db, input.baseId)
  const seesAll = visibleUsers(ctx.actor).kind === 'all'
  if (!base || (!seesAll && base.departmentId === null)) throw fail(accountsErrors.baseUnknown)
  if (!seesAll) await mustBeOwnDepartment(ctx, base.departmentId)

  return { type: 'base', id: base.id }
}

/**
 * Makes a visible, enabled teacher administrator of a place; the actor must be allowed to appoint
 * to the matching role.
 */
export async function installAdministrator(ctx: SignedCtx, place: Place, userId: number) {
  found(await findUser(ctx.db, visibleUsers(ctx.actor), userId))
  if (!(await findTeacher(ctx.db, userId))) throw fail(accountsErrors.notTeacher)

  const { id } = await ctx.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', ROLES[place.type])
    .executeTakeFirstOrThrow()

  const [role] = await findRolesWithPermissions(ctx.db, [id])
  if (!role) throw fail(accountsErrors.roleUnknown)

  if (!(await findRoleIds(ctx.db, userId)).includes(id)) {
    if (!mayAppoint(ctx.actor, role)) throw fail(accountsErrors.grantsMoreThanHeld)
    await grantRole(ctx, [userId], ROLES[place.type])
  }

  await addAdministrator(ctx.db, place, userId)

  await ctx.audit({
    action: 'accounts.administration.give',
    entity: 'user',
    entityId: userId,
    detail: place,
  })
}

/**
 * Ends an administration; the role is removed with the last place. An account left without a role
 * becomes a teacher: it can log in, and can be appointed again.
 */
export async function endAdministration(ctx: SignedCtx, place: Place, userId: number) {
  await removeAdministrator(ctx.db, place, userId)
  await dropUnusedRole(ctx.db, place.type, ROLES[place.type], userId)

  if ((await findRoleIds(ctx.db, userId)).length === 0) await grantRole(ctx, [userId], 'TEACHER')

  await ctx.audit({
    action: 'accounts.administration.end',
    entity: 'user',
    entityId: userId,
    detail: place,
  })
}
