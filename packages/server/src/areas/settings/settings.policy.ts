import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { type FlowActor, holds, permittedActions } from '@residency/contract/kernel'

export const mayAddTypes = (actor: FlowActor) => holds(actor, may.typeAdd)

/** What the reader may do to a dictionary type; built-in ones are disabled, not deleted. */
export const actionsOnType = (actor: FlowActor, isBuiltIn: boolean) =>
  permittedActions(actor, { edit: may.typeEdit, delete: !isBuiltIn && may.typeDelete })

/** The same for an item. */
export const actionsOnItem = (actor: FlowActor, isBuiltIn: boolean) =>
  permittedActions(actor, { edit: may.itemEdit, delete: !isBuiltIn && may.itemDelete })

/** What the reader may do to the calendar of working days. */
export const actionsOnCalendar = (actor: FlowActor) =>
  permittedActions(actor, { edit: may.holidayEdit })

/** What the reader may do to a time window. */
export const actionsOnWindow = (actor: FlowActor) =>
  permittedActions(actor, { edit: may.timeEdit, delete: may.timeDelete })

/** What the reader may do to a guide. */
export const actionsOnGuide = (actor: FlowActor) =>
  permittedActions(actor, { edit: may.guideEdit, delete: may.guideDelete })

/** What the reader may do to a school: it is disabled, not deleted. */
export const actionsOnSchool = (actor: FlowActor) =>
  permittedActions(actor, { edit: may.schoolEdit })

/** What the reader may do to other people's background tasks. */
export const actionsOnJob = (actor: FlowActor, isFailed: boolean) =>
  permittedActions(actor, { retry: isFailed && may.jobRetry })

/** Whose roles decide what they read. */
type RoleHolder = FlowActor & { roleIds: readonly number[] }

const audience = (actor: RoleHolder, manages: string): { roleIds: readonly number[] } | 'all' =>
  holds(actor, manages) ? 'all' : { roleIds: actor.roleIds }

/**
 * Time windows visible to the reader: all for those who manage them, otherwise those for their
 * roles or for everybody.
 */
export const visibleWindows = (actor: RoleHolder) => audience(actor, may.timeList)

/** The same for guides; drafts are for those who manage guides. */
export const visibleGuides = (actor: RoleHolder) => audience(actor, may.guideList)
export type Audience = ReturnType<typeof audience>
