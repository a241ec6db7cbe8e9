import { countRows, type Page, pageOf } from '../../../platform/db/pages.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { candidateName, candidatesOf } from './candidate.queries.ts'

const sittings = (db: Db, examId: number) => candidatesOf(db, examId).leftJoin('learning_attempts as t', 't.candidate_id', 'c.id')
export const countSittings = (db: Db, examId: number) => countRows(sittings(db, examId))
/** Attempts with their candidates; a candidate without one once. */
export const findSittingBatch = (db: Db, examId: number, page: Page) =>
  pageOf(
    sittings(db, examId)
      .leftJoin('departments as d', 'd.id', 'u.department_id')
      .leftJoin('learning_exam_rooms as r', 'r.id', 'c.room_id')
      .select([candidateName.as('name'), 'd.name as department', 'd.name_en as department_en', 'r.name as room'])
      .select(['t.number', 't.state', 't.started_at', 't.ended_at', 't.away_count', 't.away_seconds', 't.readmissions'])
      .orderBy(candidateName, byPinyin)
      .orderBy('c.id')
      .orderBy('t.number'),
    page,
  ).execute()
