import { listUsers } from '@residency/contract/areas/accounts/users/user.contract'
import { sql } from 'kysely'
import type { RecordFinder } from '../../../platform/area.ts'
import { MAX_OF_A_KIND } from '../../../platform/search/search-words.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { withinUserScope } from './user.queries.ts'

/** Accounts by name, initials or username; never by a number, which a search would confirm. */
export const userFinder: RecordFinder = {
  isLast: true,
  view: 'system/user/index',
  list: listUsers,
  find: ({ db, actor }, { pattern }) =>
    db
      .selectFrom('users')
      .leftJoin('departments as d', 'd.id', 'users.departmentId')
      .where(withinUserScope(visibleUsers(actor)))
      .where('users.username', '<>', 'root')
      .where(
        sql<boolean>`(users.name_search like ${pattern}
            or fold_search(users.username) like ${pattern})`,
      )
      .select(['users.id', 'users.displayName as name'])
      .select(sql<string>`concat_ws(' · ', users.username, d.name)`.as('note'))
      .orderBy('users.status', 'desc')
      .orderBy('users.id', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute(),
}
