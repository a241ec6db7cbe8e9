import type { CHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/mentors/change/change.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { ChangeRow } from './change.queries.ts'

type Decided = Pick<ChangeRow, 'trainee_user_id' | 'to_user_id' | 'from_user_id' | 'name' | 'to_mentor'>
/** Notices of a decision: the trainee always; the new mentor of the office's; the former mentor when the change is made. */
export async function notifyOfDecision(
  tx: SignedCtx,
  action: (typeof CHANGE_REVIEW_ACTIONS)[number],
  reason: string | null,
  changes: readonly Decided[],
) {
  const values = ({ name, to_mentor }: Decided) => ({ trainee: name, mentor: to_mentor, reason: reason ?? '' })
  const to = (who: 'trainee_user_id' | 'to_user_id' | 'from_user_id', path: string) =>
    changes.map((change) => ({ userId: change[who], values: values(change), path }))
  await notify(tx, `mentorChange.${action}`, to('trainee_user_id', '/mentor/my-mentor'))
  if (action === 'rejectByOffice') await notify(tx, 'mentorChange.notCome', to('to_user_id', '/mentor/change-requests'))
  if (action !== 'passByOffice') return
  await notify(tx, 'mentorChange.come', to('to_user_id', '/mentor/guidance'))
  await notify(tx, 'mentorChange.gone', to('from_user_id', '/mentor/guidance'))
}
