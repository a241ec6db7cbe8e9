import { randomInt } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { grantRole } from './join-roles.ts'
import { mustBeGoodPassword } from './passwords.ts'
import { nextUserIds } from './user-import.queries.ts'

/**
 * The account behind a mobile number that was just proved by SMS: the one that has it (whatever its roles, its password stays),
 * or a new one with the chosen password. Gives it the APPLICANT role and returns its id.
 */
export async function becomeApplicant(ctx: Ctx, person: { mobile: string; password: string; realName: string }): Promise<number> {
  const there = await ctx.db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('mobile_hash', 'in', ctx.fields.hashesOf('mobile', person.mobile))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (there && there.status !== 1) throw fail(accountsErrors.loginRefused)
  const id = there?.id ?? (await createApplicant(ctx, person))
  await grantRole(ctx, id, 'APPLICANT')
  return id
}

async function createApplicant(ctx: Ctx, person: { mobile: string; password: string; realName: string }) {
  // the username says nothing about the person; people log in with their mobile number
  const username = `a${randomInt(10_000_000, 99_999_999)}${randomInt(10, 99)}`
  mustBeGoodPassword(ctx, person.password, person.mobile)
  const [id] = (await nextUserIds(ctx.db, 1)) as [number]
  await ctx.db
    .insertInto('users')
    .values({
      id,
      username,
      nickname: person.realName,
      real_name: person.realName,
      mobile_sealed: ctx.fields.sealCell({ table: 'users', column: 'mobile', row: id }, person.mobile),
      mobile_hash: ctx.fields.hashOf('mobile', person.mobile),
      password_hash: await hashPassword(person.password),
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute()
  return id
}
