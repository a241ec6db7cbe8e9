import { patientPermissions as may } from '@residency/contract/areas/workload/patients/access'
import { permittedActions } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Whose patient libraries somebody reads and keeps: of the departments they work in or answer for,
 * a base those of its departments.
 */
export const libraryScope = (actor: Reader): OrgScope =>
  orgScope({ ...actor, dataScopes: new Set([...actor.dataScopes, 2]) }, isOffice(actor, may.manage))

export const actionsOnPatient = (actor: Reader, isUsed: boolean) =>
  permittedActions(actor, { edit: may.manage, delete: !isUsed && may.manage })
