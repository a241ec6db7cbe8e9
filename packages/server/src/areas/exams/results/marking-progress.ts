import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { toMoment } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { momentBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { excerptOf } from '../../questions/questions.public.ts'
import { numberOf, questionOf } from '../marking/leaf-label.ts'
import { findWithheldQuestions } from '../secrecy/exam-secrecy.ts'
import { takerOf } from '../taking/attempt.policy.ts'
import { isAnswerWaiting, isMarkedByHand } from '../waiting-parts.queries.ts'
import { openResult } from './list-results.ts'

/** An answer that waits longer after its attempt ended is late. */
const LATE_DAYS = 7

/**
 * How far the marking of an exam is: what waits for which marker, and what each of them has done.
 */
export async function getMarkingProgress(ctx: SignedCtx, { id }: { id: number }) {
  await openResult(ctx, id)

  const lateBefore = momentBefore(ctx.now(), LATE_DAYS * DAY_MS)

  const [leaves, markers] = await Promise.all([
    findWaiting(ctx.db, id, lateBefore),
    findMarkers(ctx.db, id),
  ])

  const withheld = await findWithheldQuestions(
    ctx,
    takerOf(ctx.actor),
    leaves.map(({ questionId }) => questionId),
  )

  return {
    lateDays: LATE_DAYS,
    leaves: leaves.map(({ content, place, questionId, ...leaf }) => {
      const whole = content as QuestionContent
      const stem = withheld.get(questionId) ?? excerptOf(questionOf(whole, leaf.part).stem)
      return { ...leaf, number: numberOf(place, whole, leaf.part), stem }
    }),
    markers: markers.map(({ lastAt, ...marker }) => ({ ...marker, lastAt: toMoment(lastAt) })),
  }
}

type WaitingAnswer = {
  itemId: number
  questionId: number
  part: string
  paper: string
  place: number
  content: unknown
} & Record<'answers' | 'first' | 'second' | 'third' | 'late', number>

async function findWaiting(db: Db, examId: number, lateBefore: Date): Promise<WaitingAnswer[]> {
  const { rows } = await sql<WaitingAnswer>`
    select l.item_id, i.question_id, l.part, concat_ws(' ', p.title, p.form) as paper, i.place, e.content, l.answers, l.first, l.second, l.third, l.late from
      (select m.item_id, m.part, max(m.edition) as edition, count(*) as answers,
        count(*) filter (where ${isAnswerWaiting} and g.count = 0) as first, count(*) filter (where ${isAnswerWaiting} and g.count = 1) as second,
        count(*) filter (where ${isAnswerWaiting} and g.count = 2) as third,
        count(*) filter (where ${isAnswerWaiting} and a.ended_at < ${lateBefore}) as late
      from learning_exams x join learning_attempts a on a.exam_id = x.id
        join learning_marks m on m.attempt_id = a.id and ${isMarkedByHand}
        cross join lateral (select count(*) from learning_gradings g
          where g.attempt_id = m.attempt_id and g.item_id = m.item_id and g.part = m.part) g
      where x.id = ${examId} and a.has_written group by m.item_id, m.part) l
    join learning_paper_items i on i.id = l.item_id join learning_papers p on p.id = i.paper_id
    join learning_question_editions e on e.question_id = i.question_id and e.edition = l.edition
    order by p.id, i.place, l.part`.execute(db)

  return rows
}

type Marker = { id: number; name: string; isNamed: boolean; marked: number; lastAt: Date | null }

async function findMarkers(db: Db, examId: number): Promise<Marker[]> {
  const { rows } = await sql<Marker>`
    with given as (select g.marker_id, count(*) as marked, max(g.at) as last_at from learning_gradings g
        join learning_attempts a on a.id = g.attempt_id where a.exam_id = ${examId} group by g.marker_id),
      named as (select user_id from learning_exam_staff where exam_id = ${examId} and role = 'marker')
    select u.id, u.display_name as name, n.user_id is not null as is_named, coalesce(g.marked, 0) as marked, g.last_at
    from given g full join named n on n.user_id = g.marker_id join users u on u.id = coalesce(g.marker_id, n.user_id)
    order by marked desc, u.id`.execute(db)

  return rows
}
