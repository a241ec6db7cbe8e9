import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { inBatches } from '../../../platform/sheets/batches.ts'
import { createYielder } from '../../../platform/yield-to-event-loop.ts'
import { claimFiles } from '../../files/files.public.ts'
import { bandsOf, likenessOf } from '../pairs/likeness.rules.ts'
import { storePairs } from '../pairs/store-pairs.ts'

const AT_ONCE = 500

/** The record kind of a question's pictures. */
export const QUESTION = 'learningQuestion'

/** What a question's row repeats of its content. */
export function columnsOf(content: QuestionContent) {
  const likeness = likenessOf(content)
  return { kind: content.body.kind, stem: content.body.stem, likeness, bands: bandsOf(likeness) }
}

export type NewQuestion = {
  categoryId: number
  baseId: number | null
  content: QuestionContent
  difficulty: number
  points: readonly string[]
}

/**
 * The pictures of a question become readable for its readers. A file belongs to one question, so
 * that each claims its own.
 */
export const claimPictures = (tx: SignedCtx, id: number, { pictures }: QuestionContent) =>
  claimFiles(tx, {
    keys: pictures.map(({ filePath }) => filePath),
    purposes: ['image'],
    record: { kind: QUESTION, id },
    field: 'content.pictures',
  })

/**
 * Writes drafts in the caller's transaction, in a few statements, and looks for likely duplicates;
 * returns their ids in the given order.
 */
export async function insertQuestions(
  tx: SignedCtx,
  questions: readonly NewQuestion[],
  report: (done: number) => Promise<void> = async () => {},
): Promise<number[]> {
  const ids: number[] = []
  const giveWay = createYielder()

  await inBatches(questions, AT_ONCE, report, async (batch) => {
    const fresh = await freshIds(tx, batch.length)
    const rows: (NewQuestion & ReturnType<typeof columnsOf> & { id: number })[] = []

    for (const [index, question] of batch.entries()) {
      rows.push({ ...question, id: fresh[index]!, ...columnsOf(question.content) })
      await giveWay()
    }

    await sql`with given as (select * from ${rowsOf(rows, {
      id: 'bigint',
      categoryId: 'bigint',
      baseId: 'bigint',
      content: 'jsonb',
      difficulty: 'int',
      points: 'text[]',
      kind: 'text',
      stem: 'text',
      likeness: 'text',
      bands: 'int[]',
    })} g),
      made as (insert into learning_questions (id, category_id, base_id, state, kind, difficulty,
          points, stem, likeness, bands, created_by,
          created_at, updated_at)
        select g.id, g.category_id, g.base_id, ${questionFlow.initial}, g.kind, g.difficulty,
          g.points, g.stem, g.likeness, g.bands,
          ${tx.actor.userId}, ${tx.now()}, ${tx.now()} from given g returning id)
      insert into learning_question_editions (question_id, edition, content, created_by, created_at)
      select g.id, 1, g.content, ${tx.actor.userId}, ${tx.now()} from given g
      join made m on m.id = g.id`.execute(tx.db)

    for (const { id, content } of rows)
      if (content.pictures.length > 0) await claimPictures(tx, id, content)

    await tx.audit.all(
      fresh.map((entityId) => ({
        action: 'learning.question.create',
        entity: questionFlow.name,
        entityId,
      })),
    )

    await storePairs(tx.db, fresh)
    ids.push(...fresh)
  })

  return ids
}

async function freshIds(tx: SignedCtx, count: number) {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('learning_questions', 'id')) as id
      from generate_series(1, ${count}::int)`.execute(tx.db)

  return rows.map(({ id }) => id)
}
