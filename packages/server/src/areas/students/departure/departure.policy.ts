import { departurePermissions as may } from '@residency/contract/areas/students/departure/access'
import {
  DEPARTURE_REVIEW_ACTIONS,
  type DepartureRelation,
  departureFlow,
} from '@residency/contract/areas/students/departure/departure.flow'
import { allowedActions, excludedByRule, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Departures somebody sees: the own ones (`userId`); staff (`readerId`) those of the bases they
 * administer and those with an item of a department they answer for, the office all.
 */
export type DepartureScope = {
  userId: number
  readerId: number
  /** Whose decision for the base keeps them from the office's. */
  firstId: number
  isOffice: boolean
  area: OrgScope | null
}

export const ownDepartures = (actor: Reader): DepartureScope => ({
  userId: actor.userId,
  readerId: actor.userId,
  firstId: actor.userId,
  isOffice: false,
  area: null,
})

export const departuresInCharge = (actor: Reader): DepartureScope => {
  const isStaff = holds(actor, may.list)
  const area = isStaff ? orgScope(actor, false) : null
  return {
    userId: 0,
    readerId: actor.userId,
    firstId: excludedByRule(actor, 'departure'),
    isOffice: isStaff && isOffice(actor, may.office),
    area,
  }
}

export const visibleDepartures = (actor: Reader): DepartureScope => ({
  ...departuresInCharge(actor),
  userId: actor.userId,
})

export const ALL_DEPARTURES: DepartureScope = {
  userId: 0,
  readerId: 0,
  firstId: 0,
  isOffice: true,
  area: null,
}

export type DepartureFacts = {
  state: string
  userId: number
  recordedBy: number | null
  basePassedBy: number | null
  administered: boolean
}

/**
 * Nobody decides about oneself (the flow refuses it), and a second person follows whoever decided
 * for the base.
 */
export function relationsToDeparture(
  one: DepartureFacts,
  actor: Reader,
): ReadonlySet<DepartureRelation> {
  const held: Record<DepartureRelation, boolean> = {
    owner: one.userId === actor.userId && one.recordedBy === null,
    recorder: one.recordedBy === actor.userId,
    base: one.administered,
    firstPerson: one.basePassedBy === actor.userId,
    office: isOffice(actor, may.office),
  }

  return new Set((Object.keys(held) as DepartureRelation[]).filter((relation) => held[relation]))
}

const allowed = (one: DepartureFacts, actor: Reader): readonly string[] =>
  allowedActions(departureFlow, one.state, actor, relationsToDeparture(one, actor))

export const departureActions = (one: DepartureFacts, actor: Reader) =>
  DEPARTURE_REVIEW_ACTIONS.filter((action) => allowed(one, actor).includes(action))

/** The trainee who asked rates as long as items are signed off. */
export const mayRate = (one: DepartureFacts, actor: Reader) =>
  one.userId === actor.userId && one.recordedBy === null && one.state === departureFlow.initial

const ENDED: readonly string[] = ['rejected', 'withdrawn']

/** Somebody in training, or finished, asks to leave unless a departure is under way. */
export const mayAsk = (training: string, latest: DepartureFacts | undefined) =>
  training !== 'departed' && (!latest || ENDED.includes(latest.state))

/**
 * How the reader may take it back: what was asked for is withdrawn, what was recorded is retracted.
 */
export const takeBackOf = (one: DepartureFacts, actor: Reader) =>
  (['withdraw', 'retract'] as const).find((action) => allowed(one, actor).includes(action)) ?? null

export type ClearanceFacts = { owner: string; outcome: string | null; isOwnDepartment: boolean }

/**
 * Whether the reader is the owner of an item: of its department, the trainee's base, or the office.
 */
export function ownsItem(item: ClearanceFacts, one: DepartureFacts, actor: Reader): boolean {
  if (item.owner === 'office') return isOffice(actor, may.office)
  if (item.owner === 'base') return one.administered

  return item.owner === 'department' && item.isOwnDepartment
}

/** Items are decided by their owners until the base has decided, and by nobody about oneself. */
export const mayDecideItem = (item: ClearanceFacts, one: DepartureFacts, actor: Reader) =>
  one.state === departureFlow.initial &&
  one.userId !== actor.userId &&
  holds(actor, may.sign) &&
  ownsItem(item, one, actor)
