import { attendanceErrors as errors } from '@residency/contract/areas/courses/attendance/access'
import type { LectureForm } from '@residency/contract/areas/courses/attendance/lecture.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findInvitee } from './choice.queries.ts'

/**
 * The name of the speaker: that of the account where one is chosen, otherwise the one that was
 * typed.
 */
export async function speakerNameOf(
  tx: SignedCtx,
  { speakerId, speaker }: LectureForm,
): Promise<string | null> {
  if (speakerId === null) return speaker

  const account = await findInvitee(tx.db, speakerId)
  if (!account) throw fail(errors.lectureSpeakerUnknown)

  return account.name
}
