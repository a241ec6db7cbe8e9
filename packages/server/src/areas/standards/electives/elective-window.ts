import { electivesErrors as errors } from '@residency/contract/areas/standards/electives/access'
import type { setElectiveWindow as call } from '@residency/contract/areas/standards/electives/electives.contract'
import type { InputOf } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { isSettled, visibleCohorts } from '../cohort/cohort.policy.ts'
import { findCohort, findCohortForUpdate } from '../cohort/cohort.queries.ts'
import { mustBeOpen } from './choose-electives.ts'
import { findMemberUsers, findUndecided } from './electives.queries.ts'
import { electivesNotices } from './electives-notices.seed.ts'

const PATH = '/rotation/electives'

/**
 * Sets from when until when the members choose, and notifies them; both empty: they do not choose.
 */
export const setElectiveWindow = (
  ctx: SignedCtx,
  { id, version, from, until }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const cohort = mustMatchVersion(
      await findCohortForUpdate(tx.db, visibleCohorts(tx.actor), id),
      version,
    )

    if (!isSettled(cohort)) throw fail(errors.notApproved)
    if (cohort.electiveCount === 0) throw fail(errors.noElectives)

    const [opens, closes] = [
      from === null ? null : new Date(from),
      until === null ? null : new Date(until),
    ]

    if (closes && closes <= tx.now()) throw fail(errors.windowPast)

    const next = await changeRecord(tx, 'cohorts', cohort, {
      columns: { electivesOpenFrom: opens, electivesOpenUntil: closes },
      action: 'standards.electives.window',
      entity: 'cohort',
      detail: {
        before: [cohort.electivesOpenFrom, cohort.electivesOpenUntil],
        after: [from, until],
      },
    })

    if (opens && closes) {
      const values = {
        cohort: cohort.name,
        from: minuteInChina(opens),
        until: minuteInChina(closes),
      }

      const members = await findMemberUsers(tx.db, id)

      await notify(
        tx,
        electivesNotices.window,
        members.map(({ userId }) => ({ userId, values, path: PATH })),
      )
    }

    return { version: next }
  })

/** Reminds the members who have not chosen everything. */
export const remindOfElectives = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const cohort = found(await findCohort(tx.db, visibleCohorts(tx.actor), id))
    if (!isSettled(cohort)) throw fail(errors.notApproved)
    mustBeOpen({ from: cohort.electivesOpenFrom, until: cohort.electivesOpenUntil }, tx.now())

    const undecided = await findUndecided(tx.db, id)
    const values = { cohort: cohort.name, until: minuteInChina(cohort.electivesOpenUntil!) }

    await notify(
      tx,
      electivesNotices.remind,
      undecided.map(({ userId }) => ({ userId, values, path: PATH })),
    )

    await tx.audit({
      action: 'standards.electives.remind',
      entity: 'cohort',
      entityId: id,
      detail: { reminded: undecided.length },
    })

    return { reminded: undecided.length }
  })
