import { preferenceErrors as errors } from '@residency/contract/areas/rotations/preferences/access'
import type { PreferenceForm } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { monthAt, monthNumber } from '@residency/contract/kernel/day'
import { minuteInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found, notFound } from '../../../platform/http/fail.ts'
import { choicesOf } from './own-preferences.ts'
import { isOpenAt } from './preference.policy.ts'
import {
  findOwnWindow,
  findWindowForShare,
  type OwnWindow,
  writePreferences,
} from './preference.queries.ts'
import { faultOf, type PreferenceChoice } from './preference.rules.ts'

type Saving = { id: number; version: number; preferences: PreferenceForm[] }

/** Refuses preferences about what is not to be placed, and those that contradict each other. */
function mustFit(
  own: OwnWindow,
  preferences: readonly PreferenceForm[],
  choice: PreferenceChoice,
): void {
  const fault = faultOf(preferences, choice)
  if (!fault) return
  if (fault.kind === 'preferenceDepartmentUnknown') throw fail(errors.preferenceDepartmentUnknown)

  const month = (at: number) => monthAt(monthNumber(own.startsOn) + at)

  throw fail(errors[fault.kind], {
    department: fault.department,
    from: month(choice.from),
    until: month(choice.until - 1),
  })
}

/** The list of a trainee for a window, made where it is missing; locked until the end. */
async function lockList(tx: SignedCtx, own: OwnWindow) {
  const now = tx.now()

  await tx.db
    .insertInto('rotationPreferenceLists')
    .values({
      windowId: own.windowId,
      traineeId: own.traineeId,
      createdAt: now,
      updatedAt: now,
      version: 0,
    })
    .onConflict((known) => known.doNothing())
    .execute()

  return tx.db
    .selectFrom('rotationPreferenceLists')
    .select(['id', 'version'])
    .where('windowId', '=', own.windowId)
    .where('traineeId', '=', own.traineeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Saves the own preferences for a plan as a whole, while its window is open. */
export const saveOwnPreferences = (ctx: SignedCtx, { id, version, preferences }: Saving) =>
  inTransaction(ctx, async (tx) => {
    const window = found(await findWindowForShare(tx.db, id))
    // read after the lock: what closes the window closes it before or after this
    const own = found(await findOwnWindow(tx.db, tx.actor.userId, id))
    if (!own.isMember) throw notFound()
    if (!isOpenAt(own, window, tx.now()))
      throw fail(errors.preferencesClosed, { until: minuteInChina(window.closesAt) })

    mustFit(own, preferences, (await choicesOf(tx, [own])).get(id)!)

    const list = await lockList(tx, own)
    if (list.version !== version) throw changedMeanwhile()

    await writePreferences(
      tx.db,
      list.id,
      preferences.map((preference, at) => ({
        listId: list.id,
        rank: at + 1,
        kind: preference.kind,
        departmentId: preference.departmentId,
        nextId: preference.kind === 'order' ? preference.nextId : null,
        months:
          preference.kind === 'order' ? [] : [...new Set(preference.months)].sort((a, b) => a - b),
      })),
    )

    // how many, not which: those who read the log do not read preferences
    await tx.audit({
      action: 'rotations.preference.save',
      entity: 'rotationPreferences',
      entityId: list.id,
      detail: { plan: id, count: preferences.length },
    })

    return { version: await updateRow(tx, 'rotationPreferenceLists', list, {}) }
  })
