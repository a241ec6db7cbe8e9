import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { candidateName, candidatesOf } from './candidate.queries.ts'

const sittings = (db: Db, examId: number) =>
  candidatesOf(db, examId).leftJoin('learningAttempts as t', 't.candidateId', 'c.id')

export const countSittings = (db: Db, examId: number) => countRows(sittings(db, examId))

/** Attempts with their candidates; a candidate without one once. */
export const findSittingBatch = (db: Db, examId: number, page: Page) =>
  pageOf(
    sittings(db, examId)
      .leftJoin('departments as d', 'd.id', 'u.departmentId')
      .leftJoin('learningExamRooms as r', 'r.id', 'c.roomId')
      .select([
        candidateName.as('name'),
        'd.name as department',
        'd.nameEn as departmentEn',
        'r.name as room',
      ])
      .select([
        't.number',
        't.state',
        't.startedAt',
        't.endedAt',
        't.awayCount',
        't.awaySeconds',
        't.readmissions',
      ])
      .orderBy(candidateName, byPinyin)
      .orderBy('c.id')
      .orderBy('t.number'),
    page,
  ).execute()
