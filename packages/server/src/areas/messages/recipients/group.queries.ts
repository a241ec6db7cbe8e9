import type { listGroups } from '@residency/contract/areas/messages/recipients/recipient.contract'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import type { GroupScope } from './recipient.policy.ts'

const inScope = (db: Db, { userId, seesShared }: GroupScope) =>
  db
    .selectFrom('messageGroups as g')
    .where((e) =>
      e.or([e('g.createdBy', '=', userId), ...(seesShared ? [e('g.isShared', '=', true)] : [])]),
    )

const sizeOf = (list: string) => sql<number>`cardinality(${sql.ref(`r.${list}`)})`

const selectColumns = (match: ReturnType<typeof inScope>) =>
  match
    .innerJoin('messageRecipientChoices as r', 'r.id', 'g.choiceId')
    .innerJoin('users as u', 'u.id', 'g.createdBy')
    .select(['g.id', 'g.name', 'g.isShared', 'g.createdBy', 'g.version', 'r.everyone'])
    .select('u.displayName as by')
    .select([
      sizeOf('userIds').as('people'),
      sizeOf('roleIds').as('roles'),
      sizeOf('baseIds').as('bases'),
    ])
    .select([sizeOf('departmentIds').as('departments'), sizeOf('cohortIds').as('cohorts')])

export type GroupRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const SORTS = { name: by.name('g.name'), by: by.name('u.displayName') }

export function findGroupPage(
  db: Db,
  scope: GroupScope,
  filters: InputOf<typeof listGroups, 'out'>,
) {
  let match = inScope(db, scope)
  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('g.name'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS).orderBy('g.id', 'desc'),
  )
}

export const findGroup = (db: Db, scope: GroupScope, id: number) =>
  inScope(db, scope).selectAll('g').where('g.id', '=', id).executeTakeFirst()

export const findOwnGroupForUpdate = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('messageGroups')
    .selectAll()
    .where('id', '=', id)
    .where('createdBy', '=', userId)
    .forUpdate()
    .executeTakeFirst()
