import { mentorWindowErrors as errors } from '@residency/contract/areas/mentors/library/access'
import type { MentorWindowForm } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findEnabledBases } from '../../organisation/organisation.public.ts'
import { findUseOf, findWindowForUpdate } from './mentor-window.queries.ts'

const columns = (form: MentorWindowForm) => ({
  baseId: form.baseId,
  year: form.year,
  mode: form.mode,
  maxChoices: form.maxChoices,
  startsAt: new Date(form.startsAt),
  endsAt: new Date(form.endsAt),
  isOn: form.isOn === 1,
})

async function mustBeBase(tx: SignedCtx, baseId: number) {
  if (!(await findEnabledBases(tx.db)).some(({ id }) => id === baseId))
    throw fail(errors.windowBaseUnknown)
}

const WINDOW = 'mentorWindow'
const taken = constraintErrors({ mentor_windows_one: errors.windowTaken })

export const createMentorWindow = (ctx: SignedCtx, form: MentorWindowForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeBase(tx, form.baseId)
    return createRecord(tx, 'mentorWindows', {
      columns: columns(form),
      action: 'mentors.window.create',
      entity: WINDOW,
    })
  }).catch(taken)

/**
 * Changes a window. What trainees have applied under stays: base, year and mode, and as many
 * choices as somebody has given.
 */
export const updateMentorWindow = (
  ctx: SignedCtx,
  { id, version, ...form }: MentorWindowForm & { id: number; version?: number | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const window = mustMatchVersion(await findWindowForUpdate(tx.db, id), version)
    const isMoved = window.baseId !== form.baseId || window.year !== form.year
    if (isMoved) await mustBeBase(tx, form.baseId)

    const { applicationCount, most } = await findUseOf(tx.db, id)
    if (applicationCount > 0 && window.mode !== form.mode) throw fail(errors.windowModeFixed)
    if (applicationCount > 0 && isMoved) throw fail(errors.windowPlaceFixed)
    if ((most ?? 0) > form.maxChoices) throw fail(errors.windowChoicesGiven, { most })

    const next = await changeRecord(tx, 'mentorWindows', window, {
      columns: columns(form),
      action: 'mentors.window.update',
      entity: WINDOW,
    })

    return { id, version: next }
  }).catch(taken)

const inUse = constraintErrors({
  mentor_applications_window_id_fkey: errors.windowInUse,
  mentor_match_runs_window_id_fkey: errors.windowInUse,
})

/**
 * Deletes a window in which nobody has applied; the foreign keys decide, also against an
 * application that arrives now.
 */
export const deleteMentorWindow = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const window = found(await findWindowForUpdate(tx.db, id))
    await tx.db.deleteFrom('mentorWindows').where('id', '=', window.id).execute()
    await tx.audit({ action: 'mentors.window.delete', entity: WINDOW, entityId: id })

    return null
  }).catch(inUse)

/** Switches a window on (1) or off (2). */
export const switchMentorWindow = (ctx: SignedCtx, { a: id, b }: { a: number; b: '1' | '2' }) =>
  inTransaction(ctx, async (tx) => {
    const window = found(await findWindowForUpdate(tx.db, id))
    const isOn = b === '1'
    if (window.isOn === isOn) return { id, version: window.version }

    const columns = { isOn }
    const detail = { isOn }

    const version = await changeRecord(tx, 'mentorWindows', window, {
      columns,
      action: 'mentors.window.switch',
      entity: WINDOW,
      detail,
    })

    return { id, version }
  })
