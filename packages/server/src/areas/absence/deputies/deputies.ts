import {
  deputyErrors as errors,
  deputyPermissions as may,
} from '@residency/contract/areas/absence/deputies/access'
import type {
  Deputy,
  DeputyFilters,
  DeputyForm,
} from '@residency/contract/areas/absence/deputies/deputy.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { holds, labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { takeTurn } from '../../../platform/db/take-turn.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import * as queries from './deputy.queries.ts'
import { phaseOf, stepsOfRoles } from './deputy.rules.ts'
import { notifyOfDeputy } from './notify-of-deputy.ts'

const ENTITY = 'absenceDeputy'

const scopeOf = ({ actor }: SignedCtx): queries.DeputyScope => ({
  userId: actor.userId,
  isAll: holds(actor, may.all),
})

const presentDeputy = (ctx: SignedCtx, row: queries.DeputyRow): Deputy => {
  const phase = phaseOf(row, dayInChina(ctx.now()))
  const mayEnd =
    (phase === 'present' || phase === 'ahead') &&
    (row.personId === ctx.actor.userId || holds(ctx.actor, may.all))

  return {
    ...row,
    phase,
    endedTime: row.endedAt && minuteInChina(row.endedAt),
    createdBy: row.createdByName,
    actions: mayEnd ? ['end'] : [],
  }
}

/** The reader's own deputies, and the people whose deputy the reader is; the office sees all. */
export async function listDeputies(ctx: SignedCtx, filters: DeputyFilters) {
  const { rows, total } = await queries.findDeputyPage(
    ctx.db,
    scopeOf(ctx),
    filters,
    dayInChina(ctx.now()),
  )

  return { list: rows.map((row) => presentDeputy(ctx, row)), total }
}

/** People who decide steps, with the steps they may take over. */
export async function findDeputyPeople(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const rows = await queries.findDecidingPeople(
    ctx.db,
    keywords,
    holds(ctx.actor, may.all) ? 0 : ctx.actor.userId,
  )

  return rows.map((u) => ({
    value: u.id,
    label: u.name,
    steps: stepsOfRoles(u.roles),
    note: [u.department && labelIn(ctx.language, u.department, u.departmentEn), u.username]
      .filter(Boolean)
      .join(' · '),
  }))
}

export const getOwnDeputySteps = async ({ actor }: SignedCtx) => stepsOfRoles(actor.roles)

/** Refuses steps that the person never decides, and those that the deputy could not. */
async function mustFit(tx: SignedCtx, personId: number, { deputyId, steps, endsOn }: DeputyForm) {
  if (deputyId === personId) throw fail(errors.deputyIsPerson)
  if (endsOn < dayInChina(tx.now())) throw fail(errors.deputyInPast)

  const people = await queries.findPeopleById(tx.db, [personId, deputyId])
  const [person, deputy] = [personId, deputyId].map((id) => people.find((user) => user.id === id))
  if (!person) throw fail(errors.personUnknown)
  if (!deputy) throw fail(errors.deputyUnknown)

  const { leaveSteps } = leaveWords[tx.language]

  for (const step of steps) {
    if (!stepsOfRoles(person.roles).includes(step))
      throw fail(errors.stepNotTheirs, { name: person.name, step: leaveSteps[step] })
    if (!stepsOfRoles(deputy.roles).includes(step))
      throw fail(errors.deputyCannot, { name: deputy.name, step: leaveSteps[step] })
  }

  return { person, deputy }
}

async function explainOverlap(ctx: SignedCtx, personId: number, form: DeputyForm) {
  const met = await queries.findOverlappingDeputy(ctx.db, personId, form)
  if (!met) return

  const step =
    leaveWords[ctx.language].leaveSteps[
      met.steps.find((leaveStep) => form.steps.includes(leaveStep))!
    ]

  throw fail(errors.deputyOverlaps, {
    deputy: met.deputy,
    step,
    from: met.startsOn,
    until: met.endsOn,
  })
}

/** Names who decides steps in a period. The office names them for others too. */
export const createDeputy = (ctx: SignedCtx, form: DeputyForm) => {
  const personId = form.personId ?? ctx.actor.userId
  return inTransaction(ctx, async (tx) => {
    if (personId !== tx.actor.userId && !holds(tx.actor, may.all)) throw fail(errors.personUnknown)

    await takeTurn(tx.db, 'deputies', personId)

    const { person, deputy } = await mustFit(tx, personId, form)

    await explainOverlap(tx, personId, form)

    const { id } = await queries.insertDeputy(tx, personId, form)

    await tx.audit({
      action: 'absence.deputy.create',
      entity: ENTITY,
      entityId: id,
      detail: { after: { ...form, personId } },
    })

    await notifyOfDeputy(tx, 'named', { ...form, person, deputy })

    return { id }
  }).catch(async (error) => {
    // two at the same instant: the second gets the error that names the first
    if (violatedConstraint(error)?.startsWith('absence_deputies_'))
      await explainOverlap(ctx, personId, form)
    throw error
  })
}

/** Ends a deputy's time from now on; what was decided stays. */
export const endDeputy = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(await queries.findDeputyForUpdate(tx.db, scopeOf(tx), id), version)
    if (presentDeputy(tx, row).actions.length === 0) throw fail(errors.deputyOver)

    await changeRecord(tx, 'absenceDeputies', row, {
      columns: { endedAt: tx.now(), endedBy: tx.actor.userId },
      action: 'absence.deputy.end',
      entity: ENTITY,
      detail: { before: { endsOn: row.endsOn } },
    })

    const named = {
      person: { id: row.personId, name: row.person },
      deputy: { id: row.deputyId, name: row.deputy },
    }

    await notifyOfDeputy(tx, 'ended', {
      ...named,
      steps: row.steps,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
    })

    return null
  })
