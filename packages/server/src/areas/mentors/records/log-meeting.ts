import { recordErrors } from '@residency/contract/areas/mentors/records/access'
import type {
  MeetingFacts,
  MeetingForm,
} from '@residency/contract/areas/mentors/records/meeting.contract'
import { joinItems } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { findRelationsOfMentor, findTaskOfMeeting } from './meeting.queries.ts'
import { dayFault } from './meeting.rules.ts'
import { recordNotices } from './record-notices.seed.ts'

export const MEETING = 'mentorMeeting'
export const FILE_PURPOSES = ['proof', 'attachment'] as const

export const alreadyLogged = (
  ctx: SignedCtx,
  { metOn, topic }: MeetingFacts,
  trainees: readonly { name: string }[],
) => {
  const name = joinItems(
    ctx.language,
    trainees.map((trainee) => trainee.name),
  )

  return constraintErrors(
    { mentor_meetings_once: recordErrors.meetingLogged },
    { name, day: metOn, topic },
  )
}

type Relation = { name: string; startedOn: string; endedOn: string | null; baseId: number }

/**
 * Refuses a day on which one of the trainees was not guided, and a task of another base or time.
 */
export async function mustBePossible(
  tx: SignedCtx,
  relations: readonly Relation[],
  { metOn, taskId }: MeetingFacts,
) {
  for (const relation of relations) {
    const fault = dayFault(relation, metOn, dayInChina(tx.now()))
    if (fault) throw fail(recordErrors[fault.error], fault.data)
  }

  if (taskId === null) return

  const task = await findTaskOfMeeting(tx.db, taskId)
  if (!task || relations.some(({ baseId }) => baseId !== task.baseId))
    throw fail(recordErrors.taskNotOfBase)

  if (metOn < task.startsOn || metOn > task.endsOn)
    throw fail(recordErrors.meetingOutsideTask, {
      task: task.title,
      from: task.startsOn,
      until: task.endsOn,
    })
}

/** Asks trainees to confirm meetings. */
export const askToConfirm = (
  tx: SignedCtx,
  userIds: readonly number[],
  { metOn, topic }: MeetingFacts,
) =>
  notify(
    tx,
    recordNotices.logged,
    userIds.map((userId) => ({ userId, values: { day: metOn, topic }, path: '/mentor/my-mentor' })),
  )

/** Logs a meeting with own trainees, one record for each; the first holds the files. */
export const logMeeting = (ctx: SignedCtx, { relationIds, ...facts }: MeetingForm) =>
  inTransaction(ctx, async (tx) => {
    const wanted = [...new Set(relationIds)]
    const relations = await findRelationsOfMentor(tx.db, ctx.actor.userId, wanted)
    if (relations.length !== wanted.length) throw fail(recordErrors.traineeNotYours)
    await mustBePossible(tx, relations, facts)

    const { metOn, taskId, topic, content, files } = facts

    const rows = relations.map(({ id }) => ({
      relationId: id,
      taskId,
      metOn,
      topic,
      content,
      createdAt: tx.now(),
    }))

    const made = await tx.db
      .insertInto('mentorMeetings')
      .values(rows)
      .returning('id')
      .execute()
      .catch(alreadyLogged(tx, facts, relations))

    const ids = made.map(({ id }) => id).sort((a, b) => a - b)
    const [first, ...others] = ids

    if (others.length)
      await tx.db
        .updateTable('mentorMeetings')
        .set({ togetherWith: first! })
        .where('id', 'in', others)
        .execute()

    await claimFiles(tx, {
      keys: files,
      purposes: FILE_PURPOSES,
      record: { kind: MEETING, id: first! },
      field: 'files',
    })

    await tx.audit.all(
      ids.map((id) => ({
        action: 'mentors.meeting.log',
        entity: MEETING,
        entityId: id,
        detail: { at: minuteInChina(tx.now()) },
      })),
    )

    await askToConfirm(
      tx,
      relations.map(({ userId }) => userId),
      facts,
    )

    return { ids }
  })
