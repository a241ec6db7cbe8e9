import { rosterPermissions } from '@residency/contract/areas/duty/rosters/access'
import { permittedActions } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/** The departments whose duties somebody sees and plans: the office's are all. */
export const dutyScope = (actor: Reader): OrgScope =>
  orgScope(actor, isOffice(actor, rosterPermissions.list))

export const permittedOf = <Action extends string>(
  actor: Reader,
  actions: Partial<Record<Action, string | false>>,
) => permittedActions(actor, actions as Record<string, string | false>) as Action[]
