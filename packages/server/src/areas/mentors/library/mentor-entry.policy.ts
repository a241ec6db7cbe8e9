import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import {
  ENTRY_REVIEW_ACTIONS,
  type MentorEntryRelation,
  mentorEntryFlow,
} from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { allowedActions, holds, startsFrom } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { mentorScope } from '../mentors.policy.ts'

/** Whose entries, windows and relations somebody sees. */
export const visibleMentors = (actor: Reader) => mentorScope(actor, may.windowManage)

/** What the policy needs to know of an entry, as the queries bring it. */
export type EntryFacts = { state: string; userId: number; taken: number; isOwnDepartment: boolean }

/** The relation of a person to an entry: its department decides, and the office in its place. */
export function relationsTo(entry: EntryFacts, actor: Reader): ReadonlySet<MentorEntryRelation> {
  const holdsNow: Record<MentorEntryRelation, boolean> = {
    owner: entry.userId === actor.userId,
    reviewer: entry.isOwnDepartment || isOffice(actor, may.windowManage),
    free: entry.taken === 0,
  }

  return new Set(
    (Object.keys(holdsNow) as MentorEntryRelation[]).filter((relation) => holdsNow[relation]),
  )
}

const openActions = (entry: EntryFacts, actor: Reader): readonly string[] =>
  allowedActions(mentorEntryFlow, entry.state, actor, relationsTo(entry, actor))

/** What a reviewer may decide about an entry now. */
export const reviewActions = (entry: EntryFacts, actor: Reader) => {
  const open = openActions(entry, actor)
  return ENTRY_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdraw = (entry: EntryFacts, actor: Reader) =>
  openActions(entry, actor).includes('withdraw')

/**
 * Whether the reader may change a passed entry for its mentor: those who may enter it, never the
 * own one.
 */
export const mayManage = (entry: EntryFacts, actor: Reader) =>
  isPassed(entry.state) &&
  holds(actor, may.manage) &&
  entry.userId !== actor.userId &&
  relationsTo(entry, actor).has('reviewer')

/** Whether an entry is changed in place; others are submitted again. */
export const isChangedInPlace = (state: string) => startsFrom(mentorEntryFlow, 'withdraw', state)

/** The department has seen the facts of a passed entry. */
export const isPassed = (state: string) => state === mentorEntryFlow.actions.pass.to
