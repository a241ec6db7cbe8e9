import { anExam } from '../packages/server/src/testing/builders/exams.ts'
import { sharedTokenOf } from './actors.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * A trainee who can log in, and an exam of seven questions that is open for them; `journal` reads
 * what the server keeps of its attempt.
 */
export async function examFor(
  exam: Readonly<Record<string, unknown>> = {},
  folder = process.env.E2E_FOLDER!,
) {
  const database = openProductDatabase(folder)
  const { db } = database

  const trainee = await createUser(
    { username: unusedName('sits'), nickname: unusedName('考生'), role: '学员', isReady: true },
    await sharedTokenOf('root'),
  )

  const name = unusedName('岗位考试')

  const { examId, itemIds } = await anExam(database, {
    takers: [{ userId: trainee.id }],
    exam: { title: name, ...exam },
  })

  return {
    trainee,
    name,
    examId,
    itemIds,
    journal: () =>
      db
        .selectFrom('learningAttemptEvents as e')
        .innerJoin('learningAttempts as a', 'a.id', 'e.attemptId')
        .select(['e.seq', 'e.itemId', 'e.part', 'e.value', 'e.kind', 'e.isLate'])
        .where('a.examId', '=', examId)
        .where('e.kind', '=', 'answer')
        .orderBy('e.id')
        .execute(),
    attempt: () =>
      db.selectFrom('learningAttempts').selectAll().where('examId', '=', examId).executeTakeFirst(),
    /** As the office releases it, with marks for what people mark. */
    release: () =>
      db
        .updateTable('learningAttempts')
        .set({ state: 'released', score: 2000, most: 7000, isPassed: false })
        .where('examId', '=', examId)
        .execute(),
    close: database.close,
  }
}
