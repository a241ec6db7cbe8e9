import { settingsPermissions as may } from '@residency/contract/areas/settings/permissions'
import type { FlowActor } from '@residency/contract/kernel'

const holds = (actor: FlowActor, code: string) => actor.isRoot || actor.permissions.has(code)
const actions = (actor: FlowActor, edit: string, remove: string, isBuiltIn: boolean) =>
  [holds(actor, edit) ? 'edit' : '', holds(actor, remove) && !isBuiltIn ? 'delete' : ''].filter(Boolean)

/** What the reader may do to a dictionary type; built-in ones are disabled, not deleted. */
export const actionsOnType = (actor: FlowActor, isBuiltIn: boolean) => actions(actor, may.typeEdit, may.typeDelete, isBuiltIn)
/** The same for an item. */
export const actionsOnItem = (actor: FlowActor, isBuiltIn: boolean) => actions(actor, may.itemEdit, may.itemDelete, isBuiltIn)
