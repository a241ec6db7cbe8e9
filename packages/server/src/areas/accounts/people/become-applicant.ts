import { randomInt } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeGoodPassword } from '../login/passwords.ts'
import { grantRole } from '../roles/grant-role.ts'
import { nextUserIds } from '../user-sheets/user-import.queries.ts'

type Person = { mobile: string; password: string; realName: string }

/** A random username; people log in with their mobile number. */
const newUsername = () => `a${randomInt(10_000_000, 99_999_999)}${randomInt(10, 99)}`

/**
 * Returns the account id of a mobile number just verified by SMS, and grants it the APPLICANT role:
 * an existing account (its roles and password stay), or a new one with the chosen password.
 */
export const becomeApplicant = (ctx: Ctx, person: Person) => becomeMember(ctx, person, 'APPLICANT')

/** The same for another self-assigned role: a partner unit. */
export async function becomeMember(
  ctx: Ctx,
  person: Person,
  role: 'APPLICANT' | 'PARTNER',
): Promise<number> {
  // another request (a unit registering this person) created the account first: use that one
  const there =
    (await findByMobile(ctx, person.mobile)) ??
    (await createMember(ctx, person)) ??
    (await findByMobile(ctx, person.mobile))

  if (there?.status !== 1) throw fail(accountsErrors.loginRefused)

  await grantRole(ctx, [there.id], role)

  return there.id
}

const findByMobile = (ctx: Ctx, mobile: string) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('mobileHash', 'in', ctx.fields.hashesOf('mobile', mobile))
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Creates an account; nothing if the number was taken meanwhile. */
async function createMember(ctx: Ctx, person: Person) {
  const username = newUsername()
  mustBeGoodPassword(ctx, person.password, person.mobile)

  const [id] = (await nextUserIds(ctx.db, 1)) as [number]

  return ctx.db
    .insertInto('users')
    .values({
      id,
      username,
      nickname: person.realName,
      realName: person.realName,
      mobileSealed: ctx.fields.sealCell(
        { table: 'users', column: 'mobile', row: id },
        person.mobile,
      ),
      mobileHash: ctx.fields.hashOf('mobile', person.mobile),
      passwordHash: await hashPassword(person.password),
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .onConflict((c) => c.column('mobileHash').where('deletedAt', 'is', null).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst()
}

/**
 * Accounts of people whom others registered, by mobile number, in input order: existing, or new
 * without a password (the owner logs in by SMS). The number of statements does not depend on the
 * number of people.
 */
export async function openAccounts(
  ctx: Ctx,
  people: readonly { mobile: string; realName: string }[],
  role: 'APPLICANT' | 'STUDENT',
): Promise<number[]> {
  const hashes = people.map((applicant) => ctx.fields.hashOf('mobile', applicant.mobile))

  const there = await ctx.db
    .selectFrom('users')
    .select(['id', 'mobileHash'])
    .where('mobileHash', '=', anyText(hashes))
    .where('deletedAt', 'is', null)
    .execute()

  const idByMobile = new Map(there.map((user) => [user.mobileHash, user.id]))
  const strangers = people.filter((_, i) => !idByMobile.has(hashes[i]!))
  const ids = await nextUserIds(ctx.db, strangers.length)

  const rows = strangers.map((applicant, i) => ({
    id: ids[i]!,
    username: newUsername(),
    nickname: applicant.realName,
    realName: applicant.realName,
    mobileSealed: ctx.fields.sealCell(
      { table: 'users', column: 'mobile', row: ids[i]! },
      applicant.mobile,
    ),
    mobileHash: ctx.fields.hashOf('mobile', applicant.mobile),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  }))

  if (rows.length) await ctx.db.insertInto('users').values(rows).execute()
  for (const row of rows) idByMobile.set(row.mobileHash, row.id)

  const all = hashes.map((hash) => idByMobile.get(hash)!)

  await ctx.db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression((e) =>
      e
        .selectFrom(['roles', 'users'])
        .select(['users.id as userId', 'roles.id as roleId'])
        .where('roles.code', '=', role)
        .where('users.id', '=', anyId(all)),
    )
    .onConflict((c) => c.doNothing())
    .execute()

  await ctx.audit({ action: 'accounts.user.grantRole', entity: 'user', detail: { role, ids: all } })

  return all
}
