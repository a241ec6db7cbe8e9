import { studentsPermissions as may } from '@residency/contract/areas/students/access'
import { permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../organisation/organisation.public.ts'

/**
 * Whose training records somebody sees as staff: the office all, others those of the bases they
 * administer.
 */
export const visibleTrainees = (actor: Reader): BaseScope => visibleBases(actor)

export const actionsOnTrainee = (actor: Reader): string[] =>
  permittedActions(actor, { edit: may.edit })
