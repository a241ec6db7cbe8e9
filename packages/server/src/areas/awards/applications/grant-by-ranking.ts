import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { moveMany, mustHaveMoved } from '../../../platform/flow/move-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { relationsTo } from './application.policy.ts'
import { type ApplicationRow, findApplicationsForUpdate } from './application.queries.ts'
import { applicationNotices } from './application-notices.seed.ts'
import { grantObstacles } from './grant-obstacles.ts'
import { noticeOf } from './review-applications.ts'

/** A result of a competition is the decision of its office. */
const relationsOf = (tx: SignedCtx) => (row: ApplicationRow) =>
  new Set([...relationsTo(row, tx.actor), 'ranked' as const])

const nameOf = (row: ApplicationRow) => row.name

/**
 * Grants applications by the result of a competition, within their limits: all of them, or none.
 */
export async function grantByRanking(tx: SignedCtx, ids: readonly number[]) {
  const rows = await findApplicationsForUpdate(tx.db, visibleAwards(tx.actor), ids)
  const obstacles = await grantObstacles(tx, rows)

  const request = {
    action: 'win' as const,
    reason: null,
    ids,
    rows,
    obstacles,
    relationsOf: relationsOf(tx),
    nameOf,
  }

  const result = await moveMany(tx, awardApplicationFlow, request, (state, moving) =>
    updateRows(tx, 'awardApplications', idsOf(moving), {
      ...decisionColumns(tx),
      state,
      grantedOn: dayInChina(tx.now()),
      reason: null,
    }),
  )

  mustHaveMoved(tx, awardApplicationFlow, result)

  await notify(
    tx,
    applicationNotices.grant,
    result.moved.map((row) => noticeOf(row, {})),
  )
}

/** Turns down the other candidates of a competition, each with the reason given by id. */
export async function rejectUnranked(tx: SignedCtx, reasons: ReadonlyMap<number, string>) {
  if (reasons.size === 0) return

  const ids = [...reasons.keys()]
  const rows = await findApplicationsForUpdate(tx.db, visibleAwards(tx.actor), ids)

  const request = {
    action: 'passOver' as const,
    reason: null,
    reasons,
    ids,
    rows,
    relationsOf: relationsOf(tx),
    nameOf,
  }

  const result = await moveMany(tx, awardApplicationFlow, request, (state, moving) => {
    const input = moving.map(({ id }) => ({ id, reason: reasons.get(id) }))
    return updateRows(tx, 'awardApplications', idsOf(moving), {
      ...decisionColumns(tx),
      state,
      reason: sql<string>`(select v.reason from ${rowsOf(input, { id: 'bigint', reason: 'text' })} v
          where v.id = award_applications.id)`,
    })
  })

  mustHaveMoved(tx, awardApplicationFlow, result)

  await notify(
    tx,
    applicationNotices.reject,
    result.moved.map((row) => noticeOf(row, { reason: reasons.get(row.id)! })),
  )
}

const decisionColumns = (tx: SignedCtx) => ({ decidedAt: tx.now(), decidedBy: tx.actor.userId })
