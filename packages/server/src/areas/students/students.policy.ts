import { studentsPermissions as may } from '@residency/contract/areas/students/permissions'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'
import { type BaseScope, visibleBases } from '../organisation/organisation.public.ts'

export type Reader = FlowActor & { userId: number; departmentId: number | null; treePath: string | null; dataScopes: ReadonlySet<number> }

/** Whose training records somebody sees as staff: the office all, others those of the bases they administer. */
export const visibleTrainees = (actor: Reader): BaseScope => visibleBases(actor)

export const actionsOnTrainee = (actor: Reader): string[] => permittedActions(actor, { edit: may.edit })
