import { type RawBuilder, sql } from 'kysely'
import { anyFound } from '../../platform/db/patterns.ts'
import type { OrgScope } from './scope.policy.ts'

const ref = (column: string) => sql.ref<number>(column)

/**
 * Whether a column has one of these ids; false if it has no value. The ids are found once for a
 * statement, not again for each row, and an index on the column can be used.
 */
const isOneOf = (column: string, ids: RawBuilder<number>): RawBuilder<boolean> =>
  sql<boolean>`(${ref(column)} is not null and ${ref(column)} = ${anyFound(ids)})`

/** Whether the reader administers the base in this column. */
export const isOfOwnBase = (scope: OrgScope, baseColumn: string): RawBuilder<boolean> =>
  scope.kind === 'all' || !scope.administers
    ? sql<boolean>`${sql.lit(scope.kind === 'all')}`
    : isOneOf(
        baseColumn,
        sql`select ba.base_id from base_administrators ba where ba.user_id = ${scope.userId}`,
      )

/**
 * Whether the reader administers the base at which people of the department in this column work: it
 * belongs to the base, or is below one that does.
 */
export const worksAtOwnBase = (scope: OrgScope, departmentColumn: string): RawBuilder<boolean> =>
  scope.kind === 'all' || !scope.administers
    ? sql<boolean>`${sql.lit(scope.kind === 'all')}`
    : isOneOf(
        departmentColumn,
        sql`select own.id from base_administrators ba
          join base_departments bd on bd.base_id = ba.base_id
          join departments top on top.id = bd.department_id
          join departments own on starts_with(own.tree_path, top.tree_path)
          where ba.user_id = ${scope.userId}`,
      )

/**
 * Whether the reader answers for the department in this column: heads it or one above it, is its
 * teaching secretary, or administers it.
 */
export const isOfOwnDepartment = (
  scope: OrgScope,
  departmentColumn: string,
): RawBuilder<boolean> =>
  scope.kind === 'all'
    ? sql<boolean>`true`
    : isOneOf(
        departmentColumn,
        sql`select own.id from departments above
          join departments own on starts_with(own.tree_path, above.tree_path)
          where above.head_id = ${scope.userId} or above.secretary_id = ${scope.userId}
            or above.id = ${scope.ownDepartmentId} or above.tree_path = ${scope.treePath}
            or exists (select from department_administrators da where da.department_id = above.id
                and da.user_id = ${scope.userId})`,
      )

/** Records that the reader sees, by their columns of base and department. */
export const isInOrgScope = (
  scope: OrgScope,
  baseColumn: string,
  departmentColumn: string,
): RawBuilder<boolean> =>
  scope.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${isOfOwnBase(scope, baseColumn)}
        or ${isOfOwnDepartment(scope, departmentColumn)})`

/** Whether the person in `u` is in the reader's scope by the place of work. */
export const isPersonInScope = (scope: OrgScope): RawBuilder<boolean> =>
  sql<boolean>`(${worksAtOwnBase(scope, 'u.departmentId')}
      or ${isOfOwnDepartment(scope, 'u.departmentId')})`
