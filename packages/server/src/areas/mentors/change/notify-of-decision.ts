import type { CHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/mentors/change/change.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { ChangeRow } from './change.queries.ts'
import { changeNotices } from './change-notices.seed.ts'

type DecidedChange = Pick<
  ChangeRow,
  'traineeUserId' | 'toUserId' | 'fromUserId' | 'name' | 'toMentor'
>

/**
 * Notices of a decision: the trainee always; the new mentor of the office's; the former mentor when
 * the change is made.
 */
export async function notifyOfDecision(
  tx: SignedCtx,
  action: (typeof CHANGE_REVIEW_ACTIONS)[number],
  reason: string | null,
  changes: readonly DecidedChange[],
) {
  const toTrainees = changes.map(({ traineeUserId: userId, toMentor: mentor }) => {
    return { userId, values: { mentor, reason: reason ?? '' }, path: '/mentor/my-mentor' }
  })
  const toNewMentors = (path: string) =>
    changes.map(({ toUserId: userId, name }) => ({ userId, values: { trainee: name }, path }))

  await notify(tx, changeNotices[action], toTrainees)

  if (action === 'rejectByOffice')
    await notify(tx, changeNotices.notCome, toNewMentors('/mentor/change-requests'))

  if (action !== 'passByOffice') return

  await notify(tx, changeNotices.come, toNewMentors('/mentor/guidance'))

  const toFormerMentors = changes.map(({ fromUserId: userId, name, toMentor: mentor }) => {
    return { userId, values: { trainee: name, mentor }, path: '/mentor/guidance' }
  })

  await notify(tx, changeNotices.gone, toFormerMentors)
}
