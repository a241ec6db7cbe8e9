import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import type { SessionForm } from '@residency/contract/areas/progress/sessions/session.contract'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { createRecord } from '../../../platform/db/records.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findMajor } from '../../organisation/organisation.public.ts'
import { findCommittee } from '../committees/committee.queries.ts'
import { visibleCommittees } from '../progress.policy.ts'

/** Plans a session of a committee for the trainees of its base, of a year or a major. */
export const createSession = (ctx: SignedCtx, form: SessionForm) =>
  inTransaction(ctx, async (tx) => {
    const { committeeId, heldOn, factsOn, majorId } = form
    const committee = await findCommittee(tx.db, visibleCommittees(tx.actor), committeeId)
    if (!committee) throw fail(errors.sessionCommitteeUnknown)
    if (factsOn > dayInChina(tx.now())) throw fail(errors.factsAhead)
    if (heldOn < factsOn) throw fail(errors.heldBeforeFacts)

    const until = addMonths(dayInChina(tx.now()), 12)
    if (heldOn > until) throw fail(errors.sessionTooFar, { until })

    const major = majorId === null ? undefined : await findMajor(tx.db, majorId)
    if (majorId !== null && major?.baseId !== committee.baseId)
      throw fail(errors.sessionMajorUnknown)

    const { id } = await createRecord(tx, 'progressSessions', {
      columns: form,
      action: 'progress.session.create',
      entity: 'progressSession',
      detail: { after: form },
      errors: { progress_sessions_once: errors.sessionTaken },
    })

    return { id }
  })
