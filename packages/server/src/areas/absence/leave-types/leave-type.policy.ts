import { leaveTypePermissions as may } from '@residency/contract/areas/absence/leave-types/access'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'

/** Types of the law and used types cannot be deleted; both can be disabled. */
export const actionsOnType = (
  actor: FlowActor,
  type: { isBuiltIn: boolean; isUsed: boolean },
): string[] =>
  permittedActions(actor, { edit: may.edit, delete: !type.isBuiltIn && !type.isUsed && may.edit })
