import { settingsPermissions as may } from '@residency/contract/areas/settings/permissions'
import type { FlowActor } from '@residency/contract/kernel'

const holds = (actor: FlowActor, code: string) => actor.isRoot || actor.permissions.has(code)
const actions = (actor: FlowActor, edit: string, remove: string, isBuiltIn: boolean) =>
  [holds(actor, edit) ? 'edit' : '', holds(actor, remove) && !isBuiltIn ? 'delete' : ''].filter(Boolean)

export const mayAddTypes = (actor: FlowActor) => holds(actor, may.typeAdd)
/** What the reader may do to a dictionary type; built-in ones are disabled, not deleted. */
export const actionsOnType = (actor: FlowActor, isBuiltIn: boolean) => actions(actor, may.typeEdit, may.typeDelete, isBuiltIn)
/** The same for an item. */
export const actionsOnItem = (actor: FlowActor, isBuiltIn: boolean) => actions(actor, may.itemEdit, may.itemDelete, isBuiltIn)

/** What the reader may do to the calendar of working days. */
export const actionsOnCalendar = (actor: FlowActor) => (holds(actor, may.holidayEdit) ? ['edit'] : [])
/** What the reader may do to a window of time. */
export const actionsOnWindow = (actor: FlowActor) => actions(actor, may.timeEdit, may.timeDelete, false)
/** What the reader may do to a guide. */
export const actionsOnGuide = (actor: FlowActor) => actions(actor, may.guideEdit, may.guideDelete, false)

/** What the reader may do to a school: it is disabled, not deleted. */
export const actionsOnSchool = (actor: FlowActor) => (holds(actor, may.schoolEdit) ? ['edit'] : [])

/** What the reader may do to somebody's work in the background. */
export const actionsOnJob = (actor: FlowActor, isFailed: boolean) => (isFailed && holds(actor, may.jobRetry) ? ['retry'] : [])

type Reader = FlowActor & { roleIds: readonly number[] }
const audience = (actor: Reader, manages: string): { roleIds: readonly number[] } | 'all' =>
  holds(actor, manages) ? 'all' : { roleIds: actor.roleIds }
/** Windows the reader sees: all of them for those who manage them, else those meant for their roles or for everybody. */
export const visibleWindows = (actor: Reader) => audience(actor, may.timeList)
/** The same for guides; drafts are for those who manage guides. */
export const visibleGuides = (actor: Reader) => audience(actor, may.guideList)
export type Audience = ReturnType<typeof audience>
