import { committeePermissions as may } from '@residency/contract/areas/progress/committees/access'
import { holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { NOWHERE, type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/** The office plans sessions, and enters members and relations. */
export const isProgressOffice = (actor: Reader) => isOffice(actor, may.manage)

/**
 * Who takes back a relation of theirs: who declared it themselves. What somebody else entered is
 * taken back by the office, but not by the person it excludes.
 */
export const mayWithdraw = (actor: Reader, relation: { userId: number; declaredBy: number }) =>
  relation.userId === actor.userId ? relation.declaredBy === actor.userId : isProgressOffice(actor)

/** Of which bases somebody sees committees and sessions: the office all, others those they administer. */
export type ProgressScope = { userId: number; bases: OrgScope }

const basesOf = (actor: Reader): OrgScope =>
  holds(actor, may.list) ? orgScope(actor, isProgressOffice(actor)) : NOWHERE

/** Sessions of the bases in scope, and of committees whose member the reader is. */
export const visibleSessions = (actor: Reader): ProgressScope => ({
  userId: actor.userId,
  bases: basesOf(actor),
})

/** Committees of the bases in scope: being a member is not enough to read the list. */
export const visibleCommittees = (actor: Reader): OrgScope => basesOf(actor)
