import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/permissions'
import { holds } from '@residency/contract/kernel'
import { visibleBases } from '../../organisation/organisation.public.ts'
import type { Reader } from '../../teachers/teachers.public.ts'

/** Everybody reads what they gave and what is told to them; who may list reads those of the bases they answer for. */
export type RecordScope = { userId: number; bases: 'all' | 'own' | 'none' }
export function visibleAnswers(actor: Reader): RecordScope {
  const scope = visibleBases(actor)
  if (!holds(actor, may.list) || scope.kind === 'none') return { userId: actor.userId, bases: 'none' }
  return { userId: actor.userId, bases: scope.kind === 'all' ? 'all' : 'own' }
}
