import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { sql } from 'kysely'
import type { Deadline, DeadlineRange } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isLeaver } from '../../trainees/trainees.public.ts'
import { whatIsDue } from '../exams.text.ts'

type OpenExam = { userId: number; id: number; title: string; dueAt: Date; since: Date }

/** Exams that a taker has not begun. */
export async function examDeadlines(
  { db }: SignedCtx,
  { from, until }: DeadlineRange,
): Promise<Deadline[]> {
  const { rows } =
    await sql<OpenExam>`select c.user_id, e.id, e.title, e.closes_at as due_at, greatest(e.created_at,
      (select max(h.at) from flow_history h where h.flow = ${examFlow.name} and h.record_id = e.id and h.action = 'publish')) as since
    from learning_exams e join learning_candidates c on c.exam_id = e.id
    where e.state in ('published') and e.closes_at between ${from} and ${until} and c.user_id is not null
      and not exists (select from learning_attempts a where a.candidate_id = c.id)
      and not ${isLeaver('c.userId')}`.execute(db)

  return rows.map(({ userId, id, title, dueAt, since }) => ({
    userId,
    what: whatIsDue(title),
    dueAt,
    since,
    path: `/course/own-exam?id=${id}`,
  }))
}
