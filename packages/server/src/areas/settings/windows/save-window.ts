import { settingsErrors } from '@residency/contract/areas/settings/access'
import type {
  TimeWindowChange,
  TimeWindowForm,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { takeTurn } from '../../../platform/db/take-turn.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { areRoles } from '../audience.queries.ts'
import { findDictLabels, isDictValue } from '../dictionaries/dictionary.queries.ts'
import { WINDOW_DICTIONARY } from './list-windows.ts'
import { findWindowForUpdate, findWindowInTheWay, windowSources } from './window.queries.ts'

const columns = (form: TimeWindowForm) => ({
  name: form.name,
  year: form.year,
  batch: form.batch,
  roleIds: [...new Set(form.roleIds)].sort((a, b) => a - b),
  startsAt: new Date(form.startsAt),
  endsAt: new Date(form.endsAt),
  message: form.message,
  messageEn: form.messageEn,
  status: form.status,
})

/**
 * Runs a write; if the constraint refuses it, the error names the overlapping window, looked up
 * after the transaction has ended.
 */
async function mapWindowConflict(
  ctx: SignedCtx,
  form: TimeWindowForm,
  id: number,
  write: () => Promise<null>,
) {
  try {
    return await write()
  } catch (e) {
    if (violatedConstraint(e) !== 'time_windows_apart') throw e

    const [other, labels] = await Promise.all([
      findWindowInTheWay(ctx.db, columns(form), id),
      findDictLabels(ctx.db, WINDOW_DICTIONARY, ctx.language),
    ])

    const at = other ?? columns(form) // deleted meanwhile
    const dates = { from: minuteInChina(at.startsAt), until: minuteInChina(at.endsAt) }

    throw fail(settingsErrors.windowOverlaps, {
      label: labels.get(form.name) ?? form.name,
      ...dates,
    })
  }
}

async function mustBeKnown(tx: SignedCtx, form: TimeWindowForm, nameBefore?: string) {
  if (windowSources(tx.services.areas).some(({ name }) => name === form.name))
    throw fail(settingsErrors.windowKeptElsewhere)
  if (form.name !== nameBefore && !(await isDictValue(tx.db, WINDOW_DICTIONARY, form.name)))
    throw fail(settingsErrors.windowNameUnknown)
  if (!(await areRoles(tx.db, form.roleIds))) throw fail(settingsErrors.rolesUnknown)
}

export const createTimeWindow = (ctx: SignedCtx, form: TimeWindowForm) =>
  mapWindowConflict(ctx, form, 0, () =>
    inTransaction(ctx, async (tx) => {
      await takeTurn(tx.db, 'timeWindows')
      await mustBeKnown(tx, form)

      await createRecord(tx, 'timeWindows', {
        columns: columns(form),
        action: 'settings.timeWindow.create',
        entity: 'timeWindow',
        detail: { after: form },
      })

      return null
    }),
  )

export const updateTimeWindow = (
  ctx: SignedCtx,
  { id, ...form }: TimeWindowChange & { id: number },
) =>
  mapWindowConflict(ctx, form, id, () =>
    inTransaction(ctx, async (tx) => {
      await takeTurn(tx.db, 'timeWindows')

      const before = mustMatchVersion(await findWindowForUpdate(tx.db, id), form.version)
      await mustBeKnown(tx, form, before.name)

      await changeRecord(tx, 'timeWindows', before, {
        columns: columns(form),
        action: 'settings.timeWindow.update',
        entity: 'timeWindow',
        detail: { before, after: form },
      })

      return null
    }),
  )
