import type { RecipientChoice } from '@residency/contract/areas/messages/recipients/recipient.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, byPinyin } from '../../../platform/db/patterns.ts'
import {
  isOfOwnDepartment,
  withinBaseScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { isWithinReach } from './people.queries.ts'
import type { GroupScope, Reach } from './recipient.policy.ts'

const columns = (choice: RecipientChoice) => ({
  everyone: choice.everyone,
  userIds: choice.userIds,
  roleIds: choice.roleIds,
  baseIds: choice.baseIds,
  departmentIds: choice.departmentIds,
  cohortIds: choice.cohortIds,
  groupIds: choice.groupIds,
})

export const insertChoice = async (db: Db, choice: RecipientChoice): Promise<number> =>
  (
    await db
      .insertInto('messageRecipientChoices')
      .values(columns(choice))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const updateChoice = (db: Db, id: number, choice: RecipientChoice) =>
  db.updateTable('messageRecipientChoices').set(columns(choice)).where('id', '=', id).execute()

export const deleteChoice = (db: Db, id: number) =>
  db.deleteFrom('messageRecipientChoices').where('id', '=', id).execute()

export async function findChoice(db: Db, id: number): Promise<RecipientChoice> {
  const r = await db
    .selectFrom('messageRecipientChoices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return {
    everyone: r.everyone,
    userIds: r.userIds,
    roleIds: r.roleIds,
    baseIds: r.baseIds,
    departmentIds: r.departmentIds,
    cohortIds: r.cohortIds,
    groupIds: r.groupIds,
  }
}

const bases = (db: Db, { bases: scope }: Reach) =>
  db.selectFrom('bases').where(withinBaseScope(scope))

const departments = (db: Db, { people: scope }: Reach) => {
  const isOwn: RawBuilder<boolean> =
    scope.kind === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`(${worksAtOwnBase(scope, 'departments.id')}
          or ${isOfOwnDepartment(scope, 'departments.id')})`

  return db.selectFrom('departments').where('departments.status', '=', 1).where(isOwn)
}

const cohorts = (db: Db, reach: Reach) =>
  db
    .selectFrom('cohorts as c')
    .innerJoin('majors as m', 'm.id', 'c.majorId')
    .where('c.state', '=', 'approved')
    .where('m.baseId', 'in', bases(db, reach).select('bases.id'))

const roles = (db: Db) =>
  db.selectFrom('roles as r').where('r.status', '=', 1).where('r.code', '<>', 'ROOT')

const groups = (db: Db, { userId, seesShared }: GroupScope) =>
  db
    .selectFrom('messageGroups as g')
    .where((e) =>
      e.or([e('g.createdBy', '=', userId), ...(seesShared ? [e('g.isShared', '=', true)] : [])]),
    )

/** What a sender may choose from. */
export async function findChoices(db: Db, reach: Reach, scope: GroupScope) {
  const [ofRoles, ofBases, ofDepartments, ofCohorts, ofGroups] = await Promise.all([
    roles(db).select(['r.id', 'r.name', 'r.code']).orderBy('r.sort').orderBy('r.id').execute(),
    bases(db, reach)
      .select(['bases.id', 'bases.name', 'bases.nameEn'])
      .where('bases.status', '=', 1)
      .orderBy('bases.sort')
      .orderBy('bases.id')
      .execute(),
    departments(db, reach)
      .select(['id', 'name', 'nameEn'])
      .orderBy('treePath')
      .limit(2000)
      .execute(),
    cohorts(db, reach)
      .select(['c.id', 'c.name', 'm.name as major', 'm.nameEn as majorEn'])
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc')
      .limit(500)
      .execute(),
    groups(db, scope)
      .select(['g.id', 'g.name'])
      .orderBy('g.name', byPinyin)
      .orderBy('g.id')
      .limit(500)
      .execute(),
  ])

  return {
    roles: ofRoles,
    bases: ofBases,
    departments: ofDepartments,
    cohorts: ofCohorts,
    groups: ofGroups,
  }
}

/** The lists of a choice that have something the sender does not reach. */
export async function findUnknown(
  db: Db,
  choice: RecipientChoice,
  reach: Reach,
  scope: GroupScope,
  today: string,
) {
  const idsOf = async (query: Promise<{ id: number }[]>) =>
    new Set((await query).map(({ id }) => id))

  const found = {
    userIds: await idsOf(
      db
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', '=', anyId(choice.userIds))
        .where('u.deletedAt', 'is', null)
        .where(isWithinReach(reach, today))
        .execute(),
    ),
    roleIds: await idsOf(
      roles(db).select('r.id').where('r.id', '=', anyId(choice.roleIds)).execute(),
    ),
    baseIds: await idsOf(
      bases(db, reach).select('bases.id').where('bases.id', '=', anyId(choice.baseIds)).execute(),
    ),
    departmentIds: await idsOf(
      departments(db, reach)
        .select('departments.id')
        .where('departments.id', '=', anyId(choice.departmentIds))
        .execute(),
    ),
    cohortIds: await idsOf(
      cohorts(db, reach).select('c.id').where('c.id', '=', anyId(choice.cohortIds)).execute(),
    ),
    groupIds: await idsOf(
      groups(db, scope).select('g.id').where('g.id', '=', anyId(choice.groupIds)).execute(),
    ),
  }

  return (Object.keys(found) as (keyof typeof found)[]).filter((list) =>
    choice[list].some((id) => !found[list].has(id)),
  )
}

/** Names of what a choice is made of, for any reader. */
export async function findNames(db: Db, choice: RecipientChoice) {
  const [ofRoles, ofBases, ofDepartments, ofCohorts, ofGroups] = await Promise.all([
    db
      .selectFrom('roles')
      .select(['name', 'code'])
      .where('id', '=', anyId(choice.roleIds))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('bases')
      .select(['name', 'nameEn'])
      .where('id', '=', anyId(choice.baseIds))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('departments')
      .select(['name', 'nameEn'])
      .where('id', '=', anyId(choice.departmentIds))
      .orderBy('treePath')
      .execute(),
    db
      .selectFrom('cohorts')
      .select(['name'])
      .where('id', '=', anyId(choice.cohortIds))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('messageGroups')
      .select(['name'])
      .where('id', '=', anyId(choice.groupIds))
      .orderBy('id')
      .execute(),
  ])

  return {
    roles: ofRoles,
    bases: ofBases,
    departments: ofDepartments,
    cohorts: ofCohorts,
    groups: ofGroups,
  }
}
