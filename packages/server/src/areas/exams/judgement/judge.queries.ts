import type { AnswerValue, QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import { countingOrder } from '../journal/journal.queries.ts'
import { type AttemptFold, foldJournal, type JournalEvent, placeOf } from '../journal/journal.rules.ts'
import type { Correction, KeyItem, Mark, PaperKey, Result } from './judge-attempt.rules.ts'

const bodyOf = (content: unknown) => (content as QuestionContent).body

/** Ended attempts with how their exam is marked, locked in the order of their ids. */
export const findEndedForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('learning_attempts as a')
    .innerJoin('learning_exams as x', 'x.id', 'a.exam_id')
    .select(['a.id', 'a.exam_id', 'a.paper_id', 'a.state', 'a.version', 'a.score', 'a.most', 'a.is_passed'])
    .select(['x.marks_twice', 'x.marks_apart'])
    .where('a.id', '=', anyId(ids))
    .where('a.ended_at', 'is not', null)
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
export type EndedAttempt = Awaited<ReturnType<typeof findEndedForUpdate>>[number]

/** Questions, points and right answers of papers, by paper. */
export async function findPaperKeys(db: Db, paperIds: readonly number[]): Promise<Map<number, PaperKey>> {
  const [papers, items] = await Promise.all([
    db.selectFrom('learning_papers').select(['id', 'gives_part', 'pass_percent']).where('id', '=', anyId(paperIds)).execute(),
    db
      .selectFrom('learning_paper_items as i')
      .innerJoin('learning_question_editions as e', (on) =>
        on.onRef('e.question_id', '=', 'i.question_id').onRef('e.edition', '=', 'i.edition'),
      )
      .select(['i.id', 'i.paper_id', 'i.question_id', 'i.points', 'i.edition', 'e.content'])
      .where('i.paper_id', '=', anyId(paperIds))
      .orderBy('i.place')
      .execute(),
  ])
  const itemsOf = grouped(items, ({ paper_id }) => paper_id)
  const keyItem = ({ id, question_id, points, edition, content }: (typeof items)[number]): KeyItem => ({
    ...{ id, questionId: question_id, points, edition, body: bodyOf(content) },
  })
  return new Map(
    papers.map(({ id, gives_part, pass_percent }) => [
      id,
      { givesPart: gives_part, passPercent: pass_percent, items: (itemsOf.get(id) ?? []).map(keyItem) },
    ]),
  )
}
/** Corrections of exams by exam and item. */
export async function findCorrections(db: Db, examIds: readonly number[]): Promise<Map<number, Map<number, Correction>>> {
  const rows = await db
    .selectFrom('learning_corrections as c')
    .innerJoin('learning_paper_items as i', 'i.id', 'c.item_id')
    .leftJoin('learning_question_editions as e', (on) =>
      on.onRef('e.question_id', '=', 'i.question_id').onRef('e.edition', '=', 'c.edition'),
    )
    .select(['c.exam_id', 'c.item_id', 'c.kind', 'c.edition', 'e.content'])
    .where('c.exam_id', '=', anyId(examIds))
    .execute()
  const correctionOf = ({ kind, edition, content }: (typeof rows)[number]): Correction =>
    edition === null ? { kind: kind as 'everybody' | 'dropped' } : { kind: 'edition', edition, body: bodyOf(content) }
  return new Map(
    [...grouped(rows, ({ exam_id }) => exam_id)].map(([exam, ofExam]) => [
      exam,
      new Map(ofExam.map((row) => [row.item_id, correctionOf(row)])),
    ]),
  )
}
/** Folded journals of attempts. Of each place only the last event that counts is read. */
export async function findAnswers(db: Db, ids: readonly number[]): Promise<Map<number, AttemptFold['answers']>> {
  const { rows } = await sql<{ attempt_id: number; item_id: number; part: string; value: AnswerValue }>`
    select distinct on (e.attempt_id, e.item_id, e.part) e.attempt_id, e.item_id, e.part, e.value
    from learning_attempt_events e join learning_attempts a on a.id = e.attempt_id
    where e.attempt_id = ${anyId(ids)} and e.kind = 'answer' and (not e.is_late or a.takes_late)
    order by e.attempt_id, e.item_id, e.part, ${countingOrder} desc, e.id desc`.execute(db)
  const eventOf = ({ item_id, part, value }: (typeof rows)[number]): JournalEvent => ({
    ...{ kind: 'answer', itemId: item_id, part, value, isLate: false },
  })
  return new Map([...grouped(rows, (row) => row.attempt_id)].map(([id, of]) => [id, foldJournal(of.map(eventOf)).answers]))
}
/** What markers gave, by attempt and place, in the order of the rounds. */
export async function findGivenPoints(db: Db, ids: readonly number[]): Promise<Map<number, Map<string, number[]>>> {
  const rows = await db
    .selectFrom('learning_gradings')
    .select(['attempt_id', 'item_id', 'part', 'points'])
    .where('attempt_id', '=', anyId(ids))
    .orderBy('round')
    .execute()
  const byPlace = (some: typeof rows) =>
    new Map([...grouped(some, (row) => placeOf(row.item_id, row.part))].map(([place, of]) => [place, of.map(({ points }) => points)]))
  return new Map([...grouped(rows, (row) => row.attempt_id)].map(([id, of]) => [id, byPlace(of)]))
}

/** Stores marks; rows that are as they were are left alone. */
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
      is distinct from (excluded.most, excluded.points, excluded.is_by_rule, excluded.edition)`.execute(db)
/** Stores results, or that there is none yet. */
export const writeResults = (db: Db, results: readonly { id: number; result: Result | null }[]) =>
  sql`update learning_attempts a set score = r.score, most = r.most, is_passed = r."isPassed", version = a.version + 1
    from ${rowsOf(
      results.map(({ id, result }) => ({ id, ...result })),
      { id: 'bigint', score: 'int', most: 'int', isPassed: 'boolean' },
    )} r where a.id = r.id`.execute(db)
/** Marks by hand of answers that changed, because events that came late count now. */
export const forgetGradings = (db: Db, attemptId: number) =>
  sql`delete from learning_gradings g where g.attempt_id = ${attemptId} and exists (select from learning_attempt_events e
    where e.attempt_id = g.attempt_id and e.item_id = g.item_id and e.part = g.part and e.kind = 'answer' and e.is_late)`.execute(db)
