import type {
  DeputyFilters,
  DeputyForm,
  deputySorts,
} from '@residency/contract/areas/absence/deputies/deputy.contract'
import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing, textArray } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isAccountInUse, isOneWithRole, isPersonFoundBy } from '../../accounts/accounts.public.ts'
import { STEP_ROLES } from './deputy.rules.ts'

/**
 * The deputies that a reader sees: all, or those in which the reader is the person or the deputy.
 */
export type DeputyScope = { userId: number; isAll: boolean }

const deputiesIn = (db: Db, { userId, isAll }: DeputyScope) =>
  db
    .selectFrom('absenceDeputies as d')
    .innerJoin('users as p', 'p.id', 'd.personId')
    .innerJoin('users as u', 'u.id', 'd.deputyId')
    .innerJoin('users as c', 'c.id', 'd.createdBy')
    .where((e) =>
      isAll ? e.lit(true) : e.or([e('d.personId', '=', userId), e('d.deputyId', '=', userId)]),
    )

const PHASES = {
  present: (today: string) =>
    sql<boolean>`d.ended_at is null and ${today}::date between d.starts_on and d.ends_on`,
  ahead: (today: string) => sql<boolean>`d.ended_at is null and d.starts_on > ${today}::date`,
  over: (today: string) => sql<boolean>`d.ended_at is null and d.ends_on < ${today}::date`,
  ended: () => sql<boolean>`d.ended_at is not null`,
}

const withDeputyFields = (match: ReturnType<typeof deputiesIn>) =>
  match
    .select([
      'd.id',
      'd.personId',
      'd.deputyId',
      'd.startsOn',
      'd.endsOn',
      'd.endedAt',
      'd.version',
    ])
    .select(sql<LeaveStep[]>`d.steps`.as('steps'))
    .select('p.displayName as person')
    .select('u.displayName as deputy')
    .select('c.displayName as createdByName')

const SORTS: SortColumns<(typeof deputySorts)[number]> = {
  deputy: by.name('u.displayName'),
  person: by.name('p.displayName'),
  startsOn: by.column('d.startsOn'),
}

/** One page, the latest period first. */
export function findDeputyPage(db: Db, scope: DeputyScope, filters: DeputyFilters, today: string) {
  let match = deputiesIn(db, scope)
  if (filters.phase) match = match.where(PHASES[filters.phase](today))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('p.nameSearch', 'like', words), e('u.nameSearch', 'like', words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(withDeputyFields(rows), filters.sort, SORTS)
      .orderBy('d.startsOn', 'desc')
      .orderBy('d.id', 'desc'),
  )
}

export type DeputyRow = Awaited<ReturnType<typeof findDeputyPage>>['rows'][number]

export const findDeputyForUpdate = (db: Db, scope: DeputyScope, id: number) =>
  withDeputyFields(deputiesIn(db, scope)).where('d.id', '=', id).forUpdate('d').executeTakeFirst()

/** The period that has a day and one of these steps of the person in common with another. */
export const findOverlappingDeputy = (
  db: Db,
  personId: number,
  { steps, startsOn, endsOn }: Pick<DeputyForm, 'steps' | 'startsOn' | 'endsOn'>,
) =>
  withDeputyFields(deputiesIn(db, { userId: 0, isAll: true }))
    .where('d.personId', '=', personId)
    .where('d.endedAt', 'is', null)
    .where('d.startsOn', '<=', endsOn)
    .where('d.endsOn', '>=', startsOn)
    .where(sql<boolean>`d.steps && ${textArray(steps)}`)
    .orderBy('d.startsOn')
    .limit(1)
    .executeTakeFirst()

export const insertDeputy = (
  tx: SignedCtx,
  personId: number,
  { deputyId, startsOn, endsOn, steps }: DeputyForm,
) =>
  tx.db
    .insertInto('absenceDeputies')
    .values({
      personId,
      deputyId,
      startsOn,
      endsOn,
      steps: [...steps],
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const MAX_ROWS = 20
const DECIDING = [...new Set(Object.values(STEP_ROLES).flat())]

const people = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select(['u.id', 'u.username', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as name')
    .select(
      sql<
        string[]
      >`array(select r.code from user_roles ur join roles r on r.id = ur.role_id and r.status = 1
          where ur.user_id = u.id)`.as('roles'),
    )
    .where(isAccountInUse('u'))

/** Enabled accounts that decide steps, by name or user name, without one person. */
export function findDecidingPeople(db: Db, keywords: string | undefined, without: number) {
  let match = people(db)
    .where('u.id', '!=', without)
    .where(isOneWithRole(sql.ref('u.id'), DECIDING))
  if (keywords) match = match.where(isPersonFoundBy('u', keywords))

  return match.orderBy('u.username').limit(MAX_ROWS).execute()
}

export const findPeopleById = (db: Db, ids: readonly number[]) =>
  people(db).where('u.id', '=', anyId(ids)).execute()
