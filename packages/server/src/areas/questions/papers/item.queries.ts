import { USABLE_STATES } from '@residency/contract/areas/questions/bank/question.flow'
import type {
  QuestionContent,
  QuestionKind,
} from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText, literals } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** A question placed in a section of a paper. */
export type PlacedItem = {
  paperId: number
  section: number
  place: number
  questionId: number
  edition: number
  points: number
}

const itemsOf = (db: Db, paperId: number) =>
  db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .where('i.paperId', '=', paperId)
    .orderBy('i.place')

/** The questions of a paper in their order, in the editions that the paper has. */
export const findItems = (db: Db, paperId: number) =>
  itemsOf(db, paperId)
    .innerJoin('learningQuestions as q', 'q.id', 'i.questionId')
    .innerJoin('learningQuestionCategories as c', 'c.id', 'q.categoryId')
    .select([
      'i.id',
      'i.section',
      'i.place',
      'i.questionId',
      'i.edition',
      'i.points',
      'q.difficulty',
      'q.baseId',
    ])
    .select(['q.points as knowledgePoints', 'q.edition as newest', 'c.name as category'])
    .select(sql<boolean>`q.state in (${literals(USABLE_STATES)})`.as('isReady'))
    .select([
      sql<QuestionKind>`e.content -> 'body' ->> 'kind'`.as('kind'),
      sql<string>`e.content -> 'body' ->> 'stem'`.as('stem'),
    ])
    .execute()

/** The same with their content, for preview and print. */
export const findContents = (db: Db, paperId: number) =>
  itemsOf(db, paperId)
    .select([
      'i.id',
      'i.section',
      'i.place',
      'i.points',
      'i.questionId',
      sql<QuestionContent>`e.content`.as('content'),
    ])
    .execute()

export type ItemContent = Awaited<ReturnType<typeof findContents>>[number]

export const findPlaced = (db: Db, paperId: number) =>
  db
    .selectFrom('learningPaperItems')
    .select(['questionId', 'edition'])
    .where('paperId', '=', paperId)
    .execute()

export const removeItems = (db: Db, paperId: number) =>
  db.deleteFrom('learningPaperItems').where('paperId', '=', paperId).execute()

export const addItems = (db: Db, items: readonly PlacedItem[]) =>
  sql`insert into learning_paper_items (paper_id, section, place, question_id, edition, points)
    select paper_id, section, place, question_id, edition, points
    from ${rowsOf(items, {
      paperId: 'bigint',
      section: 'int',
      place: 'int',
      questionId: 'bigint',
      edition: 'int',
      points: 'int',
    })} g`.execute(db)

export const copyItems = (db: Db, from: number, to: number) =>
  sql`insert into learning_paper_items (paper_id, section, place, question_id, edition, points)
    select ${to}, section, place, question_id, edition, points from learning_paper_items
    where paper_id = ${from}`.execute(db)

/** Where the bytes of these pictures are. */
export const findPictureFiles = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('files')
    .select(['key', 'storedAs', 'size'])
    .where('key', '=', anyText(keys))
    .execute()
