import { evidencePermissions } from '@residency/contract/areas/workload/evidence/access'
import { quantityPermissions } from '@residency/contract/areas/workload/quantity/access'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/**
 * Findings are read by the administrators of the trainee's base, and all of them by the office;
 * never by whom they are about.
 */
export const findingScope = (actor: Reader): { org: OrgScope; readerId: number } => ({
  org: orgScope(actor, isOffice(actor, evidencePermissions.manage)),
  readerId: actor.userId,
})

export type FindingScope = ReturnType<typeof findingScope>

/**
 * Whose workload somebody counts: of bases and departments they answer for, of stays they
 * supervise; the office all.
 */
export const countedTrainees = (actor: Reader): { org: OrgScope; readerId: number } => ({
  org: orgScope(actor, isOffice(actor, quantityPermissions.export)),
  readerId: actor.userId,
})

export type CountedScope = ReturnType<typeof countedTrainees>
