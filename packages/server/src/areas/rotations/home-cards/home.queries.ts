import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import type { BlockScope } from '../blocks/block.policy.ts'
import { blocksOf, orgOf } from '../blocks/block-match.queries.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'

const FIRST = { pageNum: 1, pageSize: 8 }

/** Trainees who are away or not confirmed come first. */
const exceptionsFirst = (day: string) =>
  sql`array_position(array['expected', 'away', 'here'], ${presenceOn(day)})`

const withNames = (stays: ReturnType<typeof blocksOf>) =>
  stays
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .select([
      'b.id',
      'b.startsOn',
      'b.endsOn',
      't.realName',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select('s.displayName as supervisor')

/** Stays that somebody supervises on a day. */
export const findSupervisedOn = (db: Db, userId: number, day: string) =>
  findPage(
    blocksOf(db, { userId, org: { kind: 'all' } })
      .where('b.supervisorId', '=', userId)
      .where(isWithin(day, day)),
    FIRST,
    (stays) =>
      withNames(stays).select(presenceOn(day).as('presence')).orderBy('b.endsOn').orderBy('b.id'),
  )

/** Whose stays of the scope are on a day. */
export const findThere = (db: Db, scope: BlockScope, day: string) =>
  findPage(blocksOf(db, scope).where(isWithin(day, day)), FIRST, (stays) =>
    withNames(stays)
      .select(presenceOn(day).as('presence'))
      .orderBy(exceptionsFirst(day))
      .orderBy('b.endsOn')
      .orderBy('b.id'),
  )

/**
 * Stays that begin in the departments that the reader answers for: who gives them their
 * supervisors.
 */
const comingStays = (db: Db, scope: BlockScope, from: string, until: string) =>
  blocksOf(db, scope)
    .where(isOfOwnDepartment(orgOf(scope), 'b.departmentId'))
    .where('b.state', '=', blockFlow.initial)
    .where('b.startsOn', '>=', from)
    .where('b.startsOn', '<=', until)

/**
 * How many begin on each of the next days in the own departments, and how many of them have no
 * supervisor.
 */
export const countComing = (db: Db, scope: BlockScope, from: string, until: string) =>
  comingStays(db, scope, from, until)
    .select(['b.startsOn as day'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where b.supervisor_id is null)`.as('unsupervised'),
    ])
    .groupBy('b.startsOn')
    .orderBy('b.startsOn')
    .execute()

/** Who they are, by day; on each day those without a supervisor come first. */
export const findComing = (db: Db, scope: BlockScope, from: string, until: string) =>
  findPage(comingStays(db, scope, from, until), FIRST, (stays) =>
    withNames(stays)
      .orderBy('b.startsOn')
      .orderBy(sql`b.supervisor_id is not null`)
      .orderBy('b.id'),
  )

/** Stays of the scope that end between two days, by that day. */
export const findLeaving = (db: Db, scope: BlockScope, from: string, until: string) =>
  findPage(
    blocksOf(db, scope).where(isWithin(from, until)).where('b.endsOn', '<=', until),
    FIRST,
    (stays) => withNames(stays).orderBy('b.endsOn').orderBy('b.id'),
  )
