import type { previewLeave as previewCall } from '@residency/contract/areas/absence/leave/leave.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { yearOf } from '@residency/contract/kernel/day'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOf } from '../../files/files.public.ts'
import { isEarnedByShifts } from '../earned-days/earned.queries.ts'
import { findEndingFirst } from '../earned-days/list-earned.ts'
import { findTypeDays } from '../entitlements/entitlement.queries.ts'
import type { ChosenExtra } from '../entitlements/event.rules.ts'
import { eventKindOf } from '../entitlements/event-days.ts'
import { findBalances } from '../entitlements/find-balances.ts'
import { findOwnAbsences } from '../leave/absence.queries.ts'
import { ownActions } from '../leave/leave.policy.ts'
import { presentAbsenceDetails } from '../leave/present-absence.ts'
import { findStandIns } from '../stand-ins/stand-in.queries.ts'
import { findDraft } from './draft.queries.ts'
import { findTraineeOfUser, findTypesInUse, type LeaveTrainee } from './plan-leave.queries.ts'
import { planLeave } from './plan-leave.ts'
import { presentPlan } from './present-plan.ts'
import { ABSENCE, mustBeTrainee } from './submit-leave.ts'

/** Leave types in use with the days left this year. */
async function findOwnBalances(ctx: SignedCtx, trainee: LeaveTrainee) {
  const today = dayInChina(ctx.now())
  const types = await findTypesInUse(ctx.db)

  const accounts = types.map((type) => ({
    traineeId: trainee.id,
    typeId: type.id,
    year: yearOf(today),
  }))

  const balances = await findBalances(ctx.db, today, accounts)

  return types.map((type, index) => ({
    type,
    name: labelIn(ctx.language, type.name, type.nameEn),
    balance: balances[index]!,
  }))
}

/** Days left this year for each type that has days. */
export async function listOwnBalances(ctx: SignedCtx) {
  const trainee = await findTraineeOfUser(ctx.db, ctx.actor.userId)
  if (!trainee) return []

  const balances = await findOwnBalances(ctx, trainee)
  const hasEarned = balances.some(
    ({ type, balance }) => isEarnedByShifts(type) && (balance.left ?? 0) > 0,
  )
  const ending = hasEarned ? await findEndingFirst(ctx.db, trainee.id, dayInChina(ctx.now())) : null

  return balances
    .map(({ type, name, balance: { granted, used, usedBefore, left } }) => ({
      leaveTypeId: type.id,
      type: name,
      granted,
      used: used + usedBefore,
      left,
      ending: isEarnedByShifts(type) ? ending : null,
    }))
    .filter(({ granted, used }) => granted !== null && (granted > 0 || used > 0))
}

const presentDraft = async (
  ctx: SignedCtx,
  draft: NonNullable<Awaited<ReturnType<typeof findDraft>>>,
) => ({
  leaveTypeId: draft.leaveTypeId!,
  startsOn: draft.startsOn,
  startsHalf: draft.startsHalf,
  endsOn: draft.endsOn,
  endsHalf: draft.endsHalf,
  reason: draft.reason,
  savedTime: minuteInChina(draft.updatedAt),
  eventOn: draft.eventOn,
  eventName: draft.eventName,
  childNumber: draft.childNumber,
  extras: (draft.eventExtras as ChosenExtra[]).map(({ dayId, count }) => ({ dayId, count })),
  standInId: (await findStandIns(ctx.db, [draft.id]))[0]?.traineeId ?? null,
  papers: await filesOf(ctx.db, { kind: ABSENCE, id: draft.id }),
})

/**
 * A type for women or for men is not offered to the others; without a recorded gender everything
 * is.
 */
const isFor = ({ forGender }: { forGender: number | null }, { gender }: LeaveTrainee) =>
  forGender === null || gender === null || forGender === gender

/** The own absences, the draft, and the types to choose from. */
export async function getOwnLeave(ctx: SignedCtx) {
  const trainee = await findTraineeOfUser(ctx.db, ctx.actor.userId)
  if (!trainee) return null

  const today = dayInChina(ctx.now())

  const [rows, balances, draft, days] = await Promise.all([
    findOwnAbsences(ctx.db, ctx.actor.userId, 'leave'),
    findOwnBalances(ctx, trainee),
    findDraft(ctx.db, trainee.id),
    findTypeDays(ctx.db),
  ])

  const details = await presentAbsenceDetails(ctx, rows)

  return {
    absences: rows.map((row, i) => ({
      ...details[i]!,
      ownActions: ownActions(row, ctx.actor, today),
    })),
    draft: draft ? await presentDraft(ctx, draft) : null,
    types: balances
      .filter(({ type }) => isFor(type, trainee))
      .map(({ type, name, balance }) => ({
        value: type.id,
        label: name,
        allowsHalf: type.allowsHalf,
        countedBy: type.countedBy,
        left: balance.left,
        papers: type.papers && labelIn(ctx.language, type.papers, type.papersEn),
        papersFrom: type.papersFrom === null ? null : Number(type.papersFrom),
        eventKind: eventKindOf(
          type,
          days.filter(({ leaveTypeId }) => leaveTypeId === type.id),
        ),
      })),
    startsOn: trainee.startsOn,
    plannedEnd: trainee.plannedEnd,
  }
}

/** Extra days as the query has them: `dayId:count`, separated by commas. */
const pairsOf = (extras: string | undefined) =>
  (extras?.split(',') ?? []).map((pair) => {
    const [dayId, count] = pair.split(':').map(Number)
    return { dayId: dayId!, count: count! }
  })

/** What a leave would be, while it is typed. */
export async function previewLeave(ctx: SignedCtx, form: InputOf<typeof previewCall, 'out'>) {
  const trainee = await mustBeTrainee(ctx)
  const { eventOn = null, eventName = null, childNumber = null, extras } = form
  const event = { eventOn, eventName, childNumber, extras: pairsOf(extras) }

  return presentPlan(ctx, trainee, form, await planLeave(ctx, trainee, form, event))
}
