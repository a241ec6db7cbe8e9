import { entryPermissions as may } from '@residency/contract/areas/workload/entries/access'
import {
  ENTRY_REVIEW_ACTIONS,
  type EntryRelation,
  type EntryReviewAction,
  entryFlow,
} from '@residency/contract/areas/workload/entries/entry.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Whose entries somebody sees: the own ones (`ownerId`), those of stays one supervises, of
 * departments and bases one answers for; the office all.
 */
export type EntryScope = { ownerId: number; readerId: number; org: OrgScope | null }

export const entriesInCharge = (actor: Reader): EntryScope => ({
  ownerId: 0,
  readerId: actor.userId,
  org: holds(actor, may.list) ? orgScope(actor, isOffice(actor, may.office)) : null,
})

export const visibleEntries = (actor: Reader): EntryScope => ({
  ...entriesInCharge(actor),
  ownerId: actor.userId,
})

export const ownEntries = (actor: Reader): EntryScope => ({
  ownerId: actor.userId,
  readerId: actor.userId,
  org: null,
})

export type EntryFacts = {
  state: string
  userId: number
  blockId: number | null
  supervisorId: number | null
  isOwnDepartment: boolean
  isOwnBase: boolean
}

/**
 * The supervisor of the stay judges; where nobody supervises, the department; outside the stays,
 * the base. Department and base correct what was decided. Nobody judges the own work.
 */
function isJudgeOf(entry: EntryFacts, actor: Reader): boolean {
  if (entry.blockId === null) return entry.isOwnBase
  if (entry.supervisorId === null) return entry.isOwnDepartment

  return entry.supervisorId === actor.userId
}

export function relationsToEntry(entry: EntryFacts, actor: Reader): ReadonlySet<EntryRelation> {
  if (entry.userId === actor.userId) return new Set(['owner'])

  const judge = isJudgeOf(entry, actor)

  const relations: Record<EntryRelation, boolean> = {
    owner: false,
    judge,
    corrector: judge || entry.isOwnDepartment || entry.isOwnBase,
  }

  return new Set(
    (Object.keys(relations) as EntryRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (entry: EntryFacts, actor: Reader): readonly string[] =>
  allowedActions(entryFlow, entry.state, actor, relationsToEntry(entry, actor))

export function actionsOnEntry(entry: EntryFacts, actor: Reader) {
  const open = allowed(entry, actor)
  return {
    actions: ENTRY_REVIEW_ACTIONS.filter((action): action is EntryReviewAction =>
      open.includes(action),
    ),
    mayAmend: open.includes('resubmit'),
    mayWithdraw: open.includes('withdraw'),
    mayCorrect: open.includes('correct'),
  }
}
