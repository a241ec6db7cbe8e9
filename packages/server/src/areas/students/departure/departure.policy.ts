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
  org: OrgScope | null
}

export const ownDepartures = (actor: Reader): DepartureScope => ({
  userId: actor.userId,
  readerId: actor.userId,
  firstId: actor.userId,
  isOffice: false,
  org: null,
})

export const departuresInCharge = (actor: Reader): DepartureScope => {
  const isStaff = holds(actor, may.list)
  const org = isStaff ? orgScope(actor, false) : null
  return {
    userId: 0,
    readerId: actor.userId,
    firstId: excludedByRule(actor, 'departure'),
    isOffice: isStaff && isOffice(actor, may.office),
    org,
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
  org: null,
}

export type DepartureFacts = {
  state: string
  userId: number
  recordedBy: number | null
  basePassedBy: number | null
  administered: boolean
}

/**
 * Nobody decides about themselves (the flow refuses it); for the office decides another person than
 * for the base.
 */
export function relationsToDeparture(
  facts: DepartureFacts,
  actor: Reader,
): ReadonlySet<DepartureRelation> {
  const relations: Record<DepartureRelation, boolean> = {
    owner: facts.userId === actor.userId && facts.recordedBy === null,
    recorder: facts.recordedBy === actor.userId,
    base: facts.administered,
    firstPerson: facts.basePassedBy === actor.userId,
    office: isOffice(actor, may.office),
  }

  return new Set(
    (Object.keys(relations) as DepartureRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (facts: DepartureFacts, actor: Reader): readonly string[] =>
  allowedActions(departureFlow, facts.state, actor, relationsToDeparture(facts, actor))

export const departureActions = (facts: DepartureFacts, actor: Reader) =>
  DEPARTURE_REVIEW_ACTIONS.filter((action) => allowed(facts, actor).includes(action))

/** The trainee who asked rates as long as items are signed off. */
export const mayRate = (facts: DepartureFacts, actor: Reader) =>
  facts.userId === actor.userId &&
  facts.recordedBy === null &&
  facts.state === departureFlow.initial

const ENDED: readonly string[] = ['rejected', 'withdrawn']

/** Somebody in training, or finished, asks to leave unless a departure is under way. */
export const mayAsk = (training: string, latest: DepartureFacts | undefined) =>
  training !== 'departed' && (!latest || ENDED.includes(latest.state))

/**
 * How the reader may take it back: what was asked for is withdrawn, what was recorded is retracted.
 */
export const takeBackOf = (facts: DepartureFacts, actor: Reader) =>
  (['withdraw', 'retract'] as const).find((action) => allowed(facts, actor).includes(action)) ??
  null

export type ClearanceFacts = { owner: string; outcome: string | null; isOwnDepartment: boolean }

/**
 * Whether the reader is the owner of an item: of its department, the trainee's base, or the office.
 */
export function ownsItem(item: ClearanceFacts, facts: DepartureFacts, actor: Reader): boolean {
  if (item.owner === 'office') return isOffice(actor, may.office)
  if (item.owner === 'base') return facts.administered

  return item.owner === 'department' && item.isOwnDepartment
}

/** Items are decided by their owners until the base has decided, and by nobody about oneself. */
export const mayDecideItem = (item: ClearanceFacts, facts: DepartureFacts, actor: Reader) =>
  facts.state === departureFlow.initial &&
  facts.userId !== actor.userId &&
  holds(actor, may.sign) &&
  ownsItem(item, facts, actor)
