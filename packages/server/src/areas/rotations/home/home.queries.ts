import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnDepartment } from '../../teachers/teachers.public.ts'
import type { BlockScope } from '../blocks/block.policy.ts'
import { areaOf, blocksOf } from '../blocks/block.queries.ts'

const AT_MOST = 8

/** Stays that somebody supervises on a day, and whether the trainee is away on it. */
export async function findSupervisedOn(db: Db, userId: number, day: string) {
  const rows = await db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .innerJoin('departments as d', 'd.id', 'b.department_id')
    .select(['b.id', 'b.state', 'b.ends_on', 't.real_name', 'd.name', 'd.name_en'])
    .select(
      sql<boolean>`exists (select from rotation_absences a where a.trainee_id = t.id and ${day}::date between a.starts_on and a.ends_on)`.as(
        'is_away',
      ),
    )
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('b.supervisor_id', '=', userId)
    .where('b.starts_on', '<=', day)
    .where('b.ends_on', '>=', day)
    .where('b.state', '!=', 'failed')
    .orderBy('b.ends_on')
    .orderBy('b.id')
    .limit(AT_MOST)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Stays that begin between two days in the departments that the reader answers for, by day. */
export const findComing = (db: Db, scope: BlockScope, from: string, until: string) =>
  blocksOf(db, scope)
    .select(['b.starts_on as day'])
    .select([sql<number>`count(*)`.as('count'), sql<number>`count(*) filter (where b.supervisor_id is null)`.as('unsupervised')])
    .where('b.state', '=', blockFlow.initial)
    .where('b.starts_on', '>=', from)
    .where('b.starts_on', '<=', until)
    .where(isOfOwnDepartment(areaOf(scope), 'b.department_id'))
    .groupBy('b.starts_on')
    .orderBy('b.starts_on')
    .execute()

/** Stays of the scope that begin or end between two days, by that day; a stay of a few days is there twice. */
export async function findTurns(db: Db, scope: BlockScope, from: string, until: string) {
  const turn = (column: 'starts_on' | 'ends_on') =>
    blocksOf(db, scope)
      .innerJoin('departments as d', 'd.id', 'b.department_id')
      .select(['b.id', 't.real_name', 'd.name as department', 'd.name_en as department_en'])
      .select([sql<string>`b.${sql.raw(column)}::text`.as('day'), sql<boolean>`${sql.lit(column === 'starts_on')}`.as('arrives')])
      .where(`b.${column}`, '>=', from)
      .where(`b.${column}`, '<=', until)
      .where('b.state', '!=', 'failed')
  const both = turn('starts_on').unionAll(turn('ends_on'))
  const rows = await db
    .selectFrom(both.as('turns'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('day')
    .orderBy('arrives')
    .orderBy('id')
    .limit(AT_MOST)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}
