import type { COMPLETION_ACTIONS } from '@residency/contract/areas/students/completion/completion.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { CompletionRow } from './completion.queries.ts'
import { completionNotices } from './completion-notices.seed.ts'

/**
 * Notices of a decision: what is good for the trainee to the trainee, what is to be corrected to
 * the person who proposed it.
 */
export async function notifyOfCompletion(
  tx: SignedCtx,
  action: (typeof COMPLETION_ACTIONS)[number],
  reason: string | null,
  rows: readonly Pick<CompletionRow, 'userId' | 'proposedBy' | 'realName'>[],
) {
  const values = (row: (typeof rows)[number]) => ({ trainee: row.realName, reason: reason ?? '' })

  const confirmed = rows.map((row) => ({
    userId: row.userId,
    values: { trainee: row.realName },
    path: '/student/completion',
  }))

  const toTrainee = rows.map((row) => ({
    userId: row.userId,
    values: values(row),
    path: '/student/completion',
  }))

  const toProposer = rows.map((row) => ({
    userId: row.proposedBy,
    values: values(row),
    path: '/student/completions',
  }))

  if (action === 'confirm') await notify(tx, completionNotices.confirm, confirmed)
  if (action === 'reject') await notify(tx, completionNotices.reject, toProposer)
  if (action === 'revert') await notify(tx, completionNotices.revert, [...toTrainee, ...toProposer])
}
