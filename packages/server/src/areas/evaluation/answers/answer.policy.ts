import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { type Rated, ratedAs } from '../subject.policy.ts'

/**
 * Everybody reads what they gave and what is told to them; who may list reads those of the bases
 * they answer for, but not about themselves.
 */
export type RecordScope = { rated: Rated; bases: 'all' | 'own' | 'none' }

export function visibleAnswers(actor: Reader): RecordScope {
  const [scope, rated] = [visibleBases(actor), ratedAs(actor)]
  if (!holds(actor, may.list) || scope.kind === 'none') return { rated, bases: 'none' }

  return { rated, bases: scope.kind === 'all' ? 'all' : 'own' }
}
