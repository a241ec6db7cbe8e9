import type { Db } from '../../../platform/db/connect/pool.ts'
import { QUESTION } from '../bank/insert-questions.ts'
import type { QuestionScope } from '../bank/question.policy.ts'
import { inScope } from '../bank/question.queries.ts'

/** Stored pictures of questions in scope, by the key that a question names them with. */
export async function findPictures(db: Db, scope: QuestionScope, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>()

  const rows = await db
    .selectFrom('files as f')
    .innerJoin('learningQuestions as q', (on) =>
      on.onRef('q.id', '=', 'f.recordId').on('f.recordKind', '=', QUESTION),
    )
    .where('f.key', 'in', [...keys])
    .where(inScope(scope))
    .select(['f.key', 'f.storedAs', 'f.size', 'f.name', 'f.type'])
    .execute()

  return new Map(rows.map((row) => [row.key, row]))
}
