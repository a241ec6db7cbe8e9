import type { UserFilters } from '@residency/contract/areas/accounts/users/user.contract'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import type { UserScope } from '../accounts.policy.ts'
import { SHOWN, users } from '../users/user.queries.ts'

/** The number of matching visible users. */
export const countUsers = (db: Db, scope: UserScope, filters: UserFilters, fields: FieldCrypto) =>
  countRows(users(db, scope, filters, fields))

/** The next export rows by id, after the last row read. */
export const findUsersAfter = (
  db: Db,
  scope: UserScope,
  filters: UserFilters,
  fields: FieldCrypto,
  afterId: number,
  limit: number,
) =>
  users(db, scope, filters, fields)
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .select(SHOWN)
    .where('users.id', '>', afterId)
    .orderBy('users.id')
    .limit(limit)
    .execute()
