import { libraryPermissions as may } from '@residency/contract/areas/teachers/library/access'
import { LIBRARY_ACTIONS } from '@residency/contract/areas/teachers/library/library.contract'
import {
  type QualificationRelation,
  qualificationFlow,
} from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

type Entry = { state: string; userId: number }

/** Nobody enters or removes themselves. */
export const relationsToEntry = (
  { userId }: { userId: number },
  actor: Reader,
): ReadonlySet<QualificationRelation> =>
  new Set(userId === actor.userId ? (['owner'] as const) : [])

/** What may be decided about an entry now. */
export const entryActions = (entry: Entry, actor: Reader) => {
  const open: readonly string[] = allowedActions(
    qualificationFlow,
    entry.state,
    actor,
    relationsToEntry(entry, actor),
  )

  return LIBRARY_ACTIONS.filter((action) => open.includes(action))
}

/** In the library now: removed from it by an action, or by the end of its validity. */
export const isInLibrary = (state: string) => startsFrom(qualificationFlow, 'remove', state)

/**
 * Whether the reader may correct the entry and change its department; nobody does so with the own
 * one.
 */
export const isEditableEntry = ({ state, userId }: Entry, actor: Reader) =>
  isInLibrary(state) && holds(actor, may.manage) && userId !== actor.userId
