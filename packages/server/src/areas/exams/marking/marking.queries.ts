import type { MarkingFilters } from '@residency/contract/areas/exams/marking/marking.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { isAnswerWaiting, isAttemptWaiting, isMarkedByHand } from '../waiting-parts.queries.ts'
import type { MarkScope } from './marking.policy.ts'
import { barsOf, isOpenForMarking, markedExams, marksOfExam } from './scope.queries.ts'

export type Place = { itemId: number; part: string }

/**
 * Marks `m` of attempts `a` that this marker can mark once their exam is open for marking: no
 * answer twice.
 */
const waitsFor = (
  userId: number,
): RawBuilder<boolean> => sql<boolean>`(m.points is null and ${isAttemptWaiting('a')}
  and not exists (select from learning_gradings g
    where g.attempt_id = m.attempt_id and g.item_id = m.item_id and g.part = m.part and g.marker_id = ${userId}))`

const marks = sql`learning_marks m join learning_attempts a on a.id = m.attempt_id`

const ofExam = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from ${marksOfExam} and ${condition})`

const withMarkingFields = (match: ReturnType<typeof markedExams>, userId: number, now: Date) =>
  match
    .select(['x.id', 'x.title', 'x.closesAt', 'x.marksTwice', 'x.marksApart', 'x.state'])
    .select(barsOf(userId, now))
    .select([
      ofExam(
        sql`${isMarkedByHand} and ${waitsFor(userId)} and ${isOpenForMarking(userId, now)}`,
      ).as('waiting'),
    ])
    .select([ofExam(isAnswerWaiting).as('left'), ofExam(isMarkedByHand).as('answers')])

export type MarkingRow = Awaited<
  ReturnType<ReturnType<typeof withMarkingFields>['executeTakeFirstOrThrow']>
>

/** Exams with answers that people mark. */
export function findMarkingPage(db: Db, scope: MarkScope, filters: MarkingFilters, now: Date) {
  let match = markedExams(db, scope).where(
    sql<boolean>`exists (select from learning_attempts a where a.exam_id = x.id and a.has_written)`,
  )
  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('x.title'), pattern))

  const waits = sql`(exists (select from ${marksOfExam} and ${waitsFor(scope.userId)})
    and ${isOpenForMarking(scope.userId, now)})`

  return findPage(match, filters, (rows) =>
    sortedBy(withMarkingFields(rows, scope.userId, now), filters.sort, {
      name: by.name('x.title'),
      closesAt: by.column('x.closesAt'),
    })
      .orderBy(waits, 'desc')
      .orderBy('x.opensAt', 'desc')
      .orderBy('x.id', 'desc'),
  )
}

export const findMarking = (db: Db, scope: MarkScope, id: number, now: Date) =>
  withMarkingFields(
    markedExams(db, scope).where('x.id', '=', id),
    scope.userId,
    now,
  ).executeTakeFirst()

/** Answers that wait for the reader in all exams. */
export async function countWaiting(db: Db, scope: MarkScope, now: Date): Promise<number> {
  const open = markedExams(db, scope).where(isOpenForMarking(scope.userId, now)).select('x.id')
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${marks}
    where ${waitsFor(scope.userId)} and a.exam_id in (${open})`.execute(db)
  return rows[0]!.count
}

export type LeafRow = Place & {
  place: number
  paper: string
  questionId: number
  edition: number
  content: unknown
  most: number
  waiting: number
  left: number
  answers: number
}

/** The questions and parts of an exam that people mark. */
export async function findLeaves(db: Db, examId: number, userId: number): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    select l.*, i.place, concat_ws(' ', p.title, p.form) as paper, i.question_id, e.content from
      (select m.item_id, m.part, max(m.edition) as edition, max(m.most) as most, count(*) as answers,
        count(*) filter (where ${isAnswerWaiting}) as "left", count(*) filter (where ${waitsFor(userId)}) as waiting
      from ${marks} where a.exam_id = ${examId} and a.has_written and ${isMarkedByHand}
      group by m.item_id, m.part) l
    join learning_paper_items i on i.id = l.item_id join learning_papers p on p.id = i.paper_id
    join learning_question_editions e on e.question_id = i.question_id and e.edition = l.edition
    order by p.id, i.place, l.part`.execute(db)

  return rows
}

/**
 * The number of the attempt whose answer the reader marks next. Numbers are random for each marker,
 * so that two rarely open the same answer, and the order does not show who began first.
 */
export async function findNextNumber(
  db: Db,
  examId: number,
  userId: number,
  { itemId, part }: Place,
): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`select n.number from ${marks}
    join learning_marker_numbers n on n.attempt_id = a.id and n.marker_id = ${userId}
    where m.item_id = ${itemId} and m.part = ${part} and a.exam_id = ${examId} and ${waitsFor(userId)}
    order by n.number limit 1`.execute(db)

  return rows[0]?.number ?? null
}

export async function countOwn(db: Db, examId: number, userId: number, { itemId, part }: Place) {
  const { rows } = await sql<{ waiting: number; done: number }>`select
    (select count(*) from ${marks} where m.item_id = ${itemId} and m.part = ${part} and a.exam_id = ${examId} and ${waitsFor(userId)}) as waiting,
    (select count(*) from learning_gradings g join learning_attempts a on a.id = g.attempt_id
      where g.marker_id = ${userId} and g.item_id = ${itemId} and g.part = ${part} and a.exam_id = ${examId}) as done`.execute(
    db,
  )

  return rows[0]!
}

/** An answer of the attempt with this number of the reader's, with what the reader gave. */
export const findAnswerOf = (
  db: Db,
  examId: number,
  userId: number,
  number: number,
  { itemId, part }: Place,
) =>
  db
    .selectFrom('learningMarks as m')
    .innerJoin('learningAttempts as a', 'a.id', 'm.attemptId')
    .innerJoin('learningMarkerNumbers as n', 'n.attemptId', 'a.id')
    .innerJoin('learningPaperItems as i', 'i.id', 'm.itemId')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'm.edition'),
    )
    .leftJoin('learningGradings as g', (on) =>
      on
        .onRef('g.attemptId', '=', 'm.attemptId')
        .onRef('g.itemId', '=', 'm.itemId')
        .onRef('g.part', '=', 'm.part')
        .on('g.markerId', '=', userId),
    )
    .select([
      'm.attemptId',
      'm.most',
      'i.questionId',
      'e.content',
      'g.id as grading',
      'g.points as given',
      'g.comment',
      'g.version',
    ])
    .select(waitsFor(userId).as('waits'))
    .where('a.examId', '=', examId)
    .where('n.markerId', '=', userId)
    .where('n.number', '=', number)
    .where('m.itemId', '=', itemId)
    .where('m.part', '=', part)
    .where('m.isByRule', '=', false)
    .executeTakeFirst()

/** The number of the attempt whose answer the reader marked last, or before a given one. */
export async function findPrevious(
  db: Db,
  examId: number,
  userId: number,
  { itemId, part }: Place,
  grading: number | null,
) {
  let ownExams = db
    .selectFrom('learningGradings as g')
    .innerJoin('learningMarkerNumbers as n', (on) =>
      on.onRef('n.attemptId', '=', 'g.attemptId').onRef('n.markerId', '=', 'g.markerId'),
    )
    .select('n.number')
    .where('g.markerId', '=', userId)
    .where('g.itemId', '=', itemId)
    .where('g.part', '=', part)
    .where('n.examId', '=', examId)
  if (grading !== null) ownExams = ownExams.where('g.id', '<', grading)

  return (await ownExams.orderBy('g.id', 'desc').executeTakeFirst())?.number ?? null
}
