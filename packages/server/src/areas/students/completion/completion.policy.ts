import {
  COMPLETION_ACTIONS,
  type CompletionRelation,
  completionFlow,
} from '@residency/contract/areas/students/completion/completion.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

type Facts = { state: string; proposedBy: number; userId: number; isCertified: boolean }

/**
 * The relation of a person to a completion: the person who proposed it does not decide it, and
 * nobody decides their own.
 */
export function relationsToCompletion(it: Facts, actor: Reader): ReadonlySet<CompletionRelation> {
  const relations: Record<CompletionRelation, boolean> = {
    owner: it.proposedBy === actor.userId,
    other: it.userId !== actor.userId,
    uncertified: !it.isCertified,
  }

  return new Set(
    (Object.keys(relations) as CompletionRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (it: Facts, actor: Reader): readonly string[] =>
  allowedActions(completionFlow, it.state, actor, relationsToCompletion(it, actor))

export const completionActions = (it: Facts, actor: Reader) =>
  COMPLETION_ACTIONS.filter((action) => allowed(it, actor).includes(action))

export const mayCertify = (it: Facts, actor: Reader) => allowed(it, actor).includes('certify')
