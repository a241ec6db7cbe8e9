import type { Keys } from '../../../platform/crypto/keys.ts'
import { hashOneTime, newOneTimePassword } from '../../../platform/crypto/passwords.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { ONE_TIME_MS } from './create-user.ts'

/** Creates the first account of an empty installation. Returns the lines that print its one-time password, once. */
export async function makeFirstRoot(db: Db, keys: Keys, now: Date): Promise<string[]> {
  const password = newOneTimePassword()
  const { id } = await db
    .insertInto('users')
    .values({
      username: 'root',
      nickname: 'root',
      password_hash: hashOneTime(password, keys.oneTime),
      must_change_password: true,
      one_time_until: new Date(now.getTime() + ONE_TIME_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((e) =>
      e
        .selectFrom('roles')
        .select([e.val(id).as('user_id'), 'roles.id as role_id'])
        .where('code', '=', 'ROOT'),
    )
    .execute()
  return [`The first account is root; its one-time password, shown only now and good for fourteen days: ${password}`]
}
