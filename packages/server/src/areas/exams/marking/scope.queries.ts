import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isBaseInScope } from '../../organisation/organisation.public.ts'
import { maySit } from '../secrecy/may-sit.queries.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'
import type { MarkScope, ResultScope } from './marking.policy.ts'

const isOfOwnBases = ({ bases }: ResultScope): RawBuilder<boolean> =>
  isBaseInScope(bases, 'x.baseId')

/** Exams that may have results: those of the reader's bases. */
export const resultExams = (db: Db, scope: ResultScope) =>
  db
    .selectFrom('learningExams as x')
    .where('x.state', 'in', ['published', 'released'])
    .where(isOfOwnBases(scope))

/** The same, and those that name the reader as a marker. */
export const markedExams = (db: Db, scope: MarkScope) =>
  db
    .selectFrom('learningExams as x')
    .where('x.state', 'in', ['published', 'released'])
    .where(
      sql<boolean>`(${isOfOwnBases(scope)} or exists (select from learning_exam_staff s
        where s.exam_id = x.id and s.role = 'marker' and s.user_id = ${scope.userId}))`,
    )

/**
 * Nobody sits exam `x` any more: its window is over, and no attempt is under way. Only then its
 * questions are marked or corrected.
 */
const isWindowOver = (now: Date) =>
  sql<boolean>`(x.closes_at <= ${now} and not exists (select from learning_attempts t where t.exam_id = x.id and ${isAttemptBegun('t')}))`

/** Whether a user may mark answers of exam `x` now. */
export const isOpenForMarking = (userId: number, now: Date) =>
  sql<boolean>`(${isWindowOver(now)} and not ${maySit('x', userId)})`

/** The reason why a user may not mark or correct in exam `x` at all, before any other reason. */
export const barsOf = (userId: number, now: Date) =>
  [isWindowOver(now).as('isOver'), maySit('x', userId).as('maySit')] as const

/**
 * Marks `m` of exam `x` with their attempts `a`, of those that have written answers: what is marked
 * by hand begins here, so that no mark by rule is read.
 */
export const marksOfExam = sql`learning_attempts a join learning_marks m on m.attempt_id = a.id
  where a.exam_id = x.id and a.has_written`
