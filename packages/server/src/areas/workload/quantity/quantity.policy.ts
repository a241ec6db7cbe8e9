import { quantityPermissions as may } from '@residency/contract/areas/workload/quantity/access'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Whose workload somebody counts: of bases and departments they answer for, of stays they
 * supervise; the office all.
 */
export const countedTrainees = (actor: Reader): { area: OrgScope; readerId: number } => ({
  area: orgScope(actor, isOffice(actor, may.export)),
  readerId: actor.userId,
})

export type CountedScope = ReturnType<typeof countedTrainees>
