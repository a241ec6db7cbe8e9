import type { AnswerValue } from '@residency/contract/areas/learning/bank/question.shape'
import { markEnded } from '../areas/learning/marking/mark-ended.ts'
import { inTransaction } from '../platform/http/ctx.ts'
import type { House } from './house.ts'
import { systemCtx } from './system-ctx.ts'

const CLIENT = '00000000-0000-4000-8000-000000000001'
type Sat = { examId: number; paperId: number; candidateIds: readonly number[] }
/** An attempt of a candidate that was handed in with these answers by `item/part`, and marked; returns its id. */
export async function handIn(house: House, exam: Sat, candidate: number, answers: Readonly<Record<string, AnswerValue>>, number = 1) {
  const now = house.clock.now
  const { id } = await house.db
    .insertInto('learning_attempts')
    .values({
      ...{ exam_id: exam.examId, candidate_id: exam.candidateIds[candidate]!, paper_id: exam.paperId, number, seed: 1 },
      ...{ state: 'submitted', started_at: now, deadline_at: now, ended_at: now, seen_at: now, client_id: CLIENT },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const events = Object.entries(answers).map(([place, value], at) => {
    const [item, part] = place.split('/')
    return {
      ...{ attempt_id: id, client_id: CLIENT, seq: at + 1, kind: 'answer', item_id: Number(item), part: part ?? '' },
      ...{ value: JSON.stringify(value), made_at: now, received_at: now, is_late: false },
    }
  })
  if (events.length) await house.db.insertInto('learning_attempt_events').values(events).execute()
  await inTransaction(systemCtx(house), (tx) => markEnded(tx, id))
  return id
}
