import {
  settingErrors as errors,
  settingPermissions as may,
} from '@residency/contract/areas/evaluation/settings/access'
import type {
  LoadRule,
  Reminders,
  RequestRules,
} from '@residency/contract/areas/evaluation/settings/setting.contract'
import { KINDS_OF_DIRECTION } from '@residency/contract/areas/evaluation/targets/target.contract'
import { holds, labelIn } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { seesAll } from '../../../platform/reader.ts'
import { orgScope } from '../../organisation/organisation.public.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import * as query from './setting.queries.ts'

const ENTITY = 'evaluationSetting'

const bedsideForms = (ctx: SignedCtx) =>
  findPublishedForms(ctx.db, KINDS_OF_DIRECTION.teacherTrainee)

const departmentScope = ({ actor }: SignedCtx) => orgScope(actor, seesAll(actor))

async function mustBeForms(ctx: SignedCtx, seriesIds: readonly number[]) {
  const formIds = new Set((await bedsideForms(ctx)).map(({ seriesId }) => seriesId))
  if (!seriesIds.every((id) => formIds.has(id))) throw fail(errors.settingFormUnknown)
}

export async function getEvaluationSettings(ctx: SignedCtx) {
  const [forms, ownForms, ofDepartment, departments, reminders, requests, load] = await Promise.all(
    [
      bedsideForms(ctx),
      query.findOwnForms(ctx.db, ctx.actor.userId),
      query.findFormOfDepartment(ctx.db, ctx.actor.departmentId),
      holds(ctx.actor, may.department)
        ? query.findDepartmentForms(ctx.db, departmentScope(ctx))
        : [],
      query.findReminders(ctx.db),
      query.findRequestRules(ctx.db),
      query.findLoadRule(ctx.db),
    ],
  )

  const options = forms.map((row) => ({
    value: row.seriesId,
    label: labelIn(ctx.language, row.name, row.nameEn),
  }))

  return {
    forms: options,
    own: ownForms.filter((id) => options.some(({ value }) => value === id)),
    ofDepartment: options.find(({ value }) => value === ofDepartment)?.label ?? null,
    departments: departments.map((row) => ({
      id: row.id,
      name: labelIn(ctx.language, row.name, row.nameEn),
      seriesId: row.seriesId,
    })),
    reminders: {
      daysBefore: reminders.daysBefore,
      everyDays: reminders.everyDays,
      version: reminders.version,
    },
    requests: {
      hoursOpen: requests.hoursOpen,
      perDay: requests.perDay,
      version: requests.version,
    },
    load: { mostPerWeek: load.mostPerWeek, version: load.version },
  }
}

export const setOwnForms = (ctx: SignedCtx, { seriesIds }: { seriesIds: number[] }) =>
  inTransaction(ctx, async (tx) => {
    const chosen = [...new Set(seriesIds)]
    await mustBeForms(tx, chosen)

    await query.replaceOwnForms(tx.db, tx.actor.userId, chosen, tx.now())

    await tx.audit({
      action: 'evaluation.setting.own',
      entity: ENTITY,
      entityId: tx.actor.userId,
      detail: { forms: chosen },
    })

    return null
  })

export const setDepartmentForm = (
  ctx: SignedCtx,
  { id, seriesId }: { id: number; seriesId: number | null },
) =>
  inTransaction(ctx, async (tx) => {
    const before = found(await query.findDepartmentForm(tx.db, departmentScope(tx), id))
    if (seriesId !== null) await mustBeForms(tx, [seriesId])

    await query.replaceDepartmentForm(tx.db, id, seriesId, tx.now())

    const detail = { from: before.seriesId, to: seriesId }

    await tx.audit({
      action: 'evaluation.setting.department',
      entity: ENTITY,
      entityId: id,
      detail,
    })

    return null
  })

export const setReminders = (ctx: SignedCtx, { version, daysBefore, everyDays }: Reminders) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await query.findRemindersForUpdate(tx.db), version)

    await changeRecord(tx, 'evaluationReminders', before, {
      columns: { daysBefore, everyDays },
      action: 'evaluation.setting.reminders',
      entity: ENTITY,
      detail: { daysBefore, everyDays },
    })

    return null
  })

/** Targets that are open keep the days of their tasks. */
export const setLoadRule = (ctx: SignedCtx, { version, mostPerWeek }: LoadRule) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await query.findLoadRuleForUpdate(tx.db), version)

    await changeRecord(tx, 'evaluationLoadRules', before, {
      columns: { mostPerWeek },
      action: 'evaluation.setting.load',
      entity: ENTITY,
      detail: { mostPerWeek },
    })

    return null
  })

/** Requests that are open keep the time they were given. */
export const setRequestRules = (ctx: SignedCtx, { version, hoursOpen, perDay }: RequestRules) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await query.findRequestRulesForUpdate(tx.db), version)

    await changeRecord(tx, 'evaluationRequestRules', before, {
      columns: { hoursOpen, perDay },
      action: 'evaluation.setting.requests',
      entity: ENTITY,
      detail: { hoursOpen, perDay },
    })

    return null
  })

/**
 * Forms at the bedside: first those the supervisor chose, then that of the department, then the
 * others in their order.
 */
export async function inChosenOrder<Form extends { seriesId: number }>(
  ctx: SignedCtx,
  forms: readonly Form[],
): Promise<Form[]> {
  const [ownForms, ofDepartment] = await Promise.all([
    query.findOwnForms(ctx.db, ctx.actor.userId),
    query.findFormOfDepartment(ctx.db, ctx.actor.departmentId),
  ])

  const first = ofDepartment === null ? ownForms : [...ownForms, ofDepartment]
  const placeOf = ({ seriesId }: Form) =>
    first.includes(seriesId) ? first.indexOf(seriesId) : first.length

  return [...forms].sort((a, b) => placeOf(a) - placeOf(b))
}
