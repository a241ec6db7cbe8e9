import type { correctMeeting as correctCall } from '@residency/contract/areas/mentors/records/meeting.contract'
import { meetingFlow } from '@residency/contract/areas/mentors/records/meeting.flow'
import type { InputOf } from '@residency/contract/kernel'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import {
  alreadyLogged,
  askToConfirm,
  FILE_PURPOSES,
  MEETING,
  mustBePossible,
} from './log-meeting.ts'
import { loggedBy, relationsToMeeting } from './meeting.policy.ts'
import { countTogether, findMeetingsForUpdate, type MeetingRow } from './meeting.queries.ts'

const stepOf = (ctx: SignedCtx, own: MeetingRow) => ({
  id: own.id,
  state: own.state,
  relations: relationsToMeeting(own, ctx.actor),
})

/**
 * Corrects a disputed meeting and submits it again. Files that meetings share are only added to.
 */
export const correctMeeting = (
  ctx: SignedCtx,
  { id, version, ...facts }: InputOf<typeof correctCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const [own] = await findMeetingsForUpdate(tx.db, loggedBy(ctx.actor), [id])
    const meeting = mustMatchVersion(own, version)

    await advance(tx, meetingFlow, 'resubmit', stepOf(ctx, meeting), {}, async (state) => {
      await mustBePossible(tx, [meeting], facts)

      const { taskId, metOn, topic, content } = facts

      await updateRow(tx, 'mentorMeetings', meeting, {
        state,
        reason: null,
        taskId,
        metOn,
        topic,
        content,
      }).catch(alreadyLogged(tx, facts, [meeting]))
    })

    const record = { kind: MEETING, id: meeting.filesOf }

    if ((await countTogether(tx.db, meeting.filesOf)) === 1)
      await releaseFiles(tx, record, facts.files)

    await claimFiles(tx, { keys: facts.files, purposes: FILE_PURPOSES, record, field: 'files' })
    await askToConfirm(tx, [meeting.traineeUserId], facts)

    return null
  })

/** Withdraws a meeting that the trainee has not confirmed. */
export const withdrawMeeting = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const [own] = await findMeetingsForUpdate(tx.db, loggedBy(ctx.actor), [id])
    const meeting = found(own)

    await advance(tx, meetingFlow, 'withdraw', stepOf(ctx, meeting), {}, (state) =>
      updateRow(tx, 'mentorMeetings', meeting, { state }),
    )

    return null
  })
