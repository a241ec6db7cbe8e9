import type {
  AnswerValue,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import { countingOrder } from '../journal/journal.queries.ts'
import {
  type AttemptFold,
  foldJournal,
  type JournalEvent,
  placeOf,
} from '../journal/journal.rules.ts'
import type { Correction, KeyItem, Mark, PaperKey, Result } from './judge-attempt.rules.ts'

const bodyOf = (content: unknown) => (content as QuestionContent).body

/** Ended attempts with how their exam is marked, locked in the order of their ids. */
export const findEndedForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('learningAttempts as a')
    .innerJoin('learningExams as x', 'x.id', 'a.examId')
    .select([
      'a.id',
      'a.examId',
      'a.paperId',
      'a.state',
      'a.version',
      'a.score',
      'a.most',
      'a.isPassed',
    ])
    .select(['x.marksTwice', 'x.marksApart'])
    .where('a.id', '=', anyId(ids))
    .where('a.endedAt', 'is not', null)
    .orderBy('a.id')
    .forUpdate('a')
    .execute()

export type EndedAttempt = Awaited<ReturnType<typeof findEndedForUpdate>>[number]

/** Questions, points and right answers of papers, by paper. */
export async function findPaperKeys(
  db: Db,
  paperIds: readonly number[],
): Promise<Map<number, PaperKey>> {
  const [papers, items] = await Promise.all([
    db
      .selectFrom('learningPapers')
      .select(['id', 'givesPart', 'passPercent'])
      .where('id', '=', anyId(paperIds))
      .execute(),
    db
      .selectFrom('learningPaperItems as i')
      .innerJoin('learningQuestionEditions as e', (on) =>
        on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
      )
      .select(['i.id', 'i.paperId', 'i.questionId', 'i.points', 'i.edition', 'e.content'])
      .where('i.paperId', '=', anyId(paperIds))
      .orderBy('i.place')
      .execute(),
  ])

  const itemsOf = grouped(items, ({ paperId }) => paperId)

  const keyItem = ({
    id,
    questionId,
    points,
    edition,
    content,
  }: (typeof items)[number]): KeyItem => ({
    id,
    questionId,
    points,
    edition,
    body: bodyOf(content),
  })

  return new Map(
    papers.map(({ id, givesPart, passPercent }) => [
      id,
      { givesPart, passPercent, items: (itemsOf.get(id) ?? []).map(keyItem) },
    ]),
  )
}

/** Corrections of exams by exam and item. */
export async function findCorrections(
  db: Db,
  examIds: readonly number[],
): Promise<Map<number, Map<number, Correction>>> {
  const rows = await db
    .selectFrom('learningCorrections as c')
    .innerJoin('learningPaperItems as i', 'i.id', 'c.itemId')
    .leftJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'c.edition'),
    )
    .select(['c.examId', 'c.itemId', 'c.kind', 'c.edition', 'e.content'])
    .where('c.examId', '=', anyId(examIds))
    .execute()

  const correctionOf = ({ kind, edition, content }: (typeof rows)[number]): Correction =>
    edition === null
      ? { kind: kind as 'everybody' | 'dropped' }
      : { kind: 'edition', edition, body: bodyOf(content) }

  return new Map(
    [...grouped(rows, ({ examId }) => examId)].map(([exam, ofExam]) => [
      exam,
      new Map(ofExam.map((row) => [row.itemId, correctionOf(row)])),
    ]),
  )
}

/** Folded journals of attempts. Of each place only the last event that counts is read. */
export async function findAnswers(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, AttemptFold['answers']>> {
  const { rows } = await sql<{
    attemptId: number
    itemId: number
    part: string
    value: AnswerValue
  }>`
    select distinct on (e.attempt_id, e.item_id, e.part) e.attempt_id, e.item_id, e.part, e.value
    from learning_attempt_events e join learning_attempts a on a.id = e.attempt_id
    where e.attempt_id = ${anyId(ids)} and e.kind = 'answer' and (not e.is_late or a.takes_late)
    order by e.attempt_id, e.item_id, e.part, ${countingOrder} desc, e.id desc`.execute(db)

  const eventOf = ({ itemId, part, value }: (typeof rows)[number]): JournalEvent => ({
    kind: 'answer',
    itemId,
    part,
    value,
    isLate: false,
  })

  return new Map(
    [...grouped(rows, (row) => row.attemptId)].map(([id, of]) => [
      id,
      foldJournal(of.map(eventOf)).answers,
    ]),
  )
}

/** What markers gave, by attempt and place, in the order of the rounds. */
export async function findGradings(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Map<string, number[]>>> {
  const rows = await db
    .selectFrom('learningGradings')
    .select(['attemptId', 'itemId', 'part', 'points'])
    .where('attemptId', '=', anyId(ids))
    .orderBy('round')
    .execute()

  const byPlace = (some: typeof rows) =>
    new Map(
      [...grouped(some, (row) => placeOf(row.itemId, row.part))].map(([place, of]) => [
        place,
        of.map(({ points }) => points),
      ]),
    )

  return new Map([...grouped(rows, (row) => row.attemptId)].map(([id, of]) => [id, byPlace(of)]))
}

/** Stores marks; unchanged rows are not written. */
export const writeMarks = (db: Db, marks: readonly (Mark & { attemptId: number })[]) =>
  sql`insert into learning_marks (attempt_id, item_id, part, most, points, is_by_rule, edition)
    select * from ${rowsOf(marks, {
      attemptId: 'bigint',
      itemId: 'bigint',
      part: 'text',
      most: 'int',
      points: 'int',
      isByRule: 'boolean',
      edition: 'int',
    })} m
    on conflict (attempt_id, item_id, part) do update set most = excluded.most, points = excluded.points,
      is_by_rule = excluded.is_by_rule, edition = excluded.edition
    where (learning_marks.most, learning_marks.points, learning_marks.is_by_rule, learning_marks.edition)
      is distinct from (excluded.most, excluded.points, excluded.is_by_rule, excluded.edition)`.execute(
    db,
  )

/** Stores results, or null while there is no result yet. */
export const writeResults = (db: Db, results: readonly { id: number; result: Result | null }[]) =>
  sql`update learning_attempts a set score = r.score, most = r.most, is_passed = r.is_passed, version = a.version + 1
    from ${rowsOf(
      results.map(({ id, result }) => ({ id, ...result })),
      { id: 'bigint', score: 'int', most: 'int', isPassed: 'boolean' },
    )} r where a.id = r.id`.execute(db)

/** Marks by hand of answers that changed, because events that came late count now. */
export const forgetGradings = (db: Db, attemptId: number) =>
  sql`delete from learning_gradings g where g.attempt_id = ${attemptId} and exists (select from learning_attempt_events e
    where e.attempt_id = g.attempt_id and e.item_id = g.item_id and e.part = g.part and e.kind = 'answer' and e.is_late)`.execute(
    db,
  )
