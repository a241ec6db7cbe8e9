import type { CHECK_ACTIONS } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import type { Decision } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { notify } from '../../messages/messages.public.ts'
import { removeEntries } from '../library/remove-teachers.ts'
import { checkNotices } from './check-notices.seed.ts'
import type { CheckRecordRow } from './check-record.queries.ts'

type Action = (typeof CHECK_ACTIONS)[number]

/**
 * Which column holds the reason of a decision: that of an objection stays with it after every
 * decision of the office.
 */
export function reasonColumns({ action, reason }: Decision<Action>) {
  if (action === 'overrule') return { settlement: reason }
  return action === 'object' ? { reason } : {}
}

/**
 * Removes people who were objected to from the library, each with the objection's reason unless
 * another is given. A person who has left it meanwhile is decided without a removal.
 */
export async function removeObjected(
  tx: SignedCtx,
  rows: readonly CheckRecordRow[],
  reason: string | null,
) {
  const entries = rows.flatMap((row) =>
    row.entryId === null ? [] : [{ id: row.entryId, why: reason ?? row.reason ?? '' }],
  )
  if (entries.length === 0) return

  const { moved } = await removeEntries(tx, new Map(entries.map(({ id, why }) => [id, why])))

  invariant(
    moved.length === entries.length,
    'entries of the library leave it together with the decision',
  )
}

/**
 * Notifies teachers of what a check found about them; removal from the library has a notice of its
 * own.
 */
export const notifyOfResults = (
  tx: SignedCtx,
  action: Exclude<Action, 'remove'>,
  rows: readonly CheckRecordRow[],
  reason: string | null,
) =>
  notify(
    tx,
    checkNotices[action],
    rows.map((row) => ({
      userId: row.userId,
      values: { title: row.checkTitle, reason: reason ?? '' },
      path: '/teacher/own',
    })),
  )
