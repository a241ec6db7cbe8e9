import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { stayCounts } from '../blocks/block.queries.ts'

/** Planned and entered stays in a department that touch two days, each with its trainee. */
export const findDepartmentStays = (db: Db, departmentId: number, from: string, until: string) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.traineeId', 'b.startsOn', 'b.endsOn'])
    .select(['t.userId', 't.realName', 't.number', 't.startsOn as trainingSince'])
    .where('b.departmentId', '=', departmentId)
    .where('b.startsOn', '<=', until)
    .where('b.endsOn', '>=', from)
    .where(stayCounts('b'))
    .orderBy('t.realName', byPinyin)
    .orderBy('t.number')
    .orderBy('b.startsOn')
    .execute()

export type DepartmentStay = Awaited<ReturnType<typeof findDepartmentStays>>[number]
