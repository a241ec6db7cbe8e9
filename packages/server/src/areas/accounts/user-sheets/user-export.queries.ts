import type { UserFilters } from '@residency/contract/areas/accounts/users/user.contract'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { sortedBy } from '../../../platform/db/sorting.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { UserScope } from '../accounts.policy.ts'
import { SHOWN, USER_SORTS, users } from '../users/user.queries.ts'

/** The number of matching visible users. */
export const countUsers = (db: Db, scope: UserScope, filters: UserFilters, fields: FieldCrypto) =>
  countRows(users(db, scope, filters, fields))

/** The ids of all matching visible users, as the list is ordered, else as the accounts were made. */
export const findUserIds = async (
  db: Db,
  scope: UserScope,
  filters: UserFilters,
  fields: FieldCrypto,
) => {
  const rows = users(db, scope, filters, fields).select('users.id')

  return idsOf(await sortedBy(rows, filters.sort, USER_SORTS).orderBy('users.id').execute())
}

/** Of these users those that still exist and match. */
export const findExportedUsers = (
  db: Db,
  scope: UserScope,
  filters: UserFilters,
  fields: FieldCrypto,
  ids: readonly number[],
) =>
  users(db, scope, filters, fields)
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .select(SHOWN)
    .where('users.id', '=', anyId(ids))
    .execute()
