import type { AnalysisOf } from '@residency/contract/areas/exams/marking/analysis.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { ResultScope } from '../marking/marking.policy.ts'
import { resultExams } from '../marking/scope.queries.ts'

export type Source = { title: string; examIds: number[]; paperId: number | null }

/**
 * What is analysed, within the reader's scope: an exam, or a paper with all exams it is used in.
 */
export async function findSource(
  db: Db,
  scope: ResultScope,
  { examId, paperId }: AnalysisOf,
): Promise<Source | undefined> {
  if (examId !== undefined) {
    const exam = await resultExams(db, scope)
      .where('x.id', '=', examId)
      .select('x.title')
      .executeTakeFirst()

    return exam && { title: exam.title, examIds: [examId], paperId: null }
  }

  const rows = await resultExams(db, scope)
    .innerJoin('learningExamPapers as ep', 'ep.examId', 'x.id')
    .innerJoin('learningPapers as p', 'p.id', 'ep.paperId')
    .where('p.id', '=', paperId!)
    .select(['x.id', 'p.title'])
    .orderBy('x.id')
    .execute()

  return rows[0] && { title: rows[0].title, examIds: rows.map(({ id }) => id), paperId: paperId! }
}

const ofSource = (db: Db, { examIds, paperId }: Source) => {
  const match = db
    .selectFrom('learningAttempts as a')
    .where('a.examId', '=', anyId(examIds))
    .where('a.endedAt', 'is not', null)

  return paperId === null ? match : match.where('a.paperId', '=', paperId)
}

/**
 * A value that changes whenever an analysis would: attempts that ended or were marked again, and
 * corrections.
 */
export async function findStamp(db: Db, source: Source): Promise<string> {
  const [attempts, corrections] = await Promise.all([
    ofSource(db, source)
      .select([
        sql<number>`count(*)`.as('count'),
        sql<number>`coalesce(sum(a.version), 0)::float8`.as('versions'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('learningCorrections')
      .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(id), 0)`.as('last')])
      .where('examId', '=', anyId(source.examIds))
      .executeTakeFirstOrThrow(),
  ])

  return [attempts.count, attempts.versions, corrections.count, corrections.last].join('.')
}

/**
 * The first ended attempt of each candidate: a candidate who sits again knows some questions
 * already.
 */
export const findFirstAttempts = (db: Db, source: Source) =>
  ofSource(db, source)
    .distinctOn('a.candidateId')
    .select(['a.id', 'a.examId', 'a.paperId'])
    .orderBy('a.candidateId')
    .orderBy('a.number')
    .execute()
