import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import { markMany } from '../../areas/exams/judgement/mark-ended.ts'
import { inTransaction } from '../../platform/http/ctx.ts'
import type { TestServer } from '../server/open-server.ts'
import { systemCtx } from '../server/system-ctx.ts'

const CLIENT = '00000000-0000-4000-8000-000000000001'
type Sat = { examId: number; paperId: number; candidateIds: readonly number[] }

/** Answers by `item/part` of a candidate, by the place among the exam's. */
export type Sitting = {
  candidate: number
  answers: Readonly<Record<string, AnswerValue>>
  number?: number
}

/** Attempts that were handed in with these answers, and marked; returns their ids. */
export async function handInMany(
  server: TestServer,
  exam: Sat,
  sittings: readonly Sitting[],
): Promise<number[]> {
  const now = server.clock.now

  const made = await server.db
    .insertInto('learningAttempts')
    .values(
      sittings.map(({ candidate, number = 1 }) => ({
        examId: exam.examId,
        candidateId: exam.candidateIds[candidate]!,
        paperId: exam.paperId,
        number,
        seed: 1,
        state: 'submitted',
        startedAt: now,
        deadlineAt: now,
        endedAt: now,
        seenAt: now,
        clientId: CLIENT,
      })),
    )
    .returning('id')
    .execute()

  const ids = made.map(({ id }) => id)

  const events = sittings.flatMap(({ answers }, sat) =>
    Object.entries(answers).map(([place, value], index) => {
      const [item, part] = place.split('/')
      return {
        attemptId: ids[sat]!,
        clientId: CLIENT,
        seq: index + 1,
        kind: 'answer' as const,
        itemId: Number(item),
        part: part ?? '',
        value: JSON.stringify(value),
        madeAt: now,
        receivedAt: now,
        isLate: false,
      }
    }),
  )

  if (events.length) await server.db.insertInto('learningAttemptEvents').values(events).execute()

  await inTransaction(systemCtx(server), (tx) => markMany(tx, ids))

  return ids
}

export const handIn = async (
  server: TestServer,
  exam: Sat,
  candidate: number,
  answers: Sitting['answers'],
  number = 1,
) => (await handInMany(server, exam, [{ candidate, answers, number }]))[0]!
