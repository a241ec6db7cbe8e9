import { momentAfter } from '../../../platform/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import { hashOneTime, newOneTimePassword } from '../../../platform/crypto/passwords.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { ONE_TIME_MS } from './create-user.ts'

/**
 * Creates the first account of an empty installation. Returns the lines that print its one-time
 * password, once.
 */
export async function makeFirstRoot(db: Db, keys: Keys, now: Date): Promise<string[]> {
  const password = newOneTimePassword()

  const { id } = await db
    .insertInto('users')
    .values({
      username: 'root',
      nickname: 'root',
      passwordHash: hashOneTime(password, keys.oneTime),
      mustChangePassword: true,
      oneTimeUntil: momentAfter(now, ONE_TIME_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression((e) =>
      e
        .selectFrom('roles')
        .select([e.val(id).as('userId'), 'roles.id as roleId'])
        .where('code', '=', 'ROOT'),
    )
    .execute()

  return [
    `The first account is root; its one-time password, shown only now and good for fourteen days: ${password}`,
  ]
}
