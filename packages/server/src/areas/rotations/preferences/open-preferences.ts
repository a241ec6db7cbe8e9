import { preferenceErrors as errors } from '@residency/contract/areas/rotations/preferences/access'
import { kernelErrors } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'
import { mustBeDraft } from '../plan/must-be-current.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlanForUpdate } from '../plan/plan.queries.ts'
import { isOpenAt } from './preference.policy.ts'
import { findAskedTrainees, findWindowForUpdate } from './preference.queries.ts'
import { preferenceNotices } from './preference-notices.seed.ts'

export const PREFERENCES_PATH = '/rotation/preferences'

type Plan = { id: number; name: string }

const draftOf = async (tx: SignedCtx, id: number) =>
  mustBeDraft(found(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id)))

/** A closing time that is still to come. */
function comingTime(tx: SignedCtx, closesAt: string): Date {
  const at = new Date(closesAt)
  if (at <= tx.now()) throw fail(errors.preferenceClosingPast)

  return at
}

/** Says to the trainees of a plan until when they enter their preferences. */
async function notifyTrainees(
  tx: SignedCtx,
  kind: NoticeKind<'plan' | 'until'>,
  { id, name }: Plan,
  closesAt: Date,
) {
  const trainees = await findAskedTrainees(tx.db, id)
  const values = { plan: name, until: minuteInChina(closesAt) }

  await notify(
    tx,
    kind,
    trainees.map(({ userId }) => ({ userId, values, path: PREFERENCES_PATH })),
  )
}

const audit = (tx: SignedCtx, action: 'open' | 'prolong' | 'close', planId: number, at: Date) =>
  tx.audit({
    action: `rotations.preference.${action}`,
    entity: 'rotationPlan',
    entityId: planId,
    detail: { closesAt: minuteInChina(at) },
  })

/** Opens the window of a draft until a moment. A plan has one window. */
export const openPreferences = (
  ctx: SignedCtx,
  { id, closesAt }: { id: number; closesAt: string },
): Promise<{ version: number }> =>
  inTransaction(ctx, async (tx) => {
    const plan = await draftOf(tx, id)
    const closes = comingTime(tx, closesAt)
    const now = tx.now()

    const { version } = await tx.db
      .insertInto('rotationPreferenceWindows')
      .values({
        planId: id,
        closesAt: closes,
        openedBy: tx.actor.userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning('version')
      .executeTakeFirstOrThrow()

    await audit(tx, 'open', id, closes)
    await notifyTrainees(tx, preferenceNotices.open, plan, closes)

    return { version }
  }).catch(
    constraintErrors({ rotation_preference_windows_one_per_plan: errors.preferenceWindowThere }),
  )

/** Gives the window another closing time, also after it has closed. */
export const prolongPreferences = (
  ctx: SignedCtx,
  { id, version, closesAt }: { id: number; version: number; closesAt: string },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = await draftOf(tx, id)
    const window = mustMatchVersion(await findWindowForUpdate(tx.db, id), version)
    const closes = comingTime(tx, closesAt)
    const next = await updateRow(tx, 'rotationPreferenceWindows', window, { closesAt: closes })

    await audit(tx, 'prolong', id, closes)
    await notifyTrainees(tx, preferenceNotices.prolong, plan, closes)

    return { version: next }
  })

/** Closes the window now. */
export const closePreferences = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = await draftOf(tx, id)
    const window = mustMatchVersion(await findWindowForUpdate(tx.db, id), version)
    const now = tx.now()
    if (!isOpenAt(plan, window, now)) throw fail(kernelErrors.actionNotNow)

    await audit(tx, 'close', id, now)

    return { version: await updateRow(tx, 'rotationPreferenceWindows', window, { closesAt: now }) }
  })
