import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { FundRow } from './fund.queries.ts'
import { fundNotices } from './fund-notices.seed.ts'

/** Notices of a step to the trainees. */
export const notifyOfFunds = (
  tx: SignedCtx,
  action: keyof typeof fundNotices,
  rows: readonly FundRow[],
  reason: string | null,
) =>
  notify(
    tx,
    fundNotices[action],
    rows.map((row) => ({
      userId: row.userId,
      values: { title: row.title, reason: reason ?? '' },
      path: '/daily/own-funds',
    })),
  )
