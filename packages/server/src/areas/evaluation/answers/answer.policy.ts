import { answerPermissions as may } from '@residency/contract/areas/evaluation/answers/access'
import { holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { ratedAs, type SubjectScope } from '../subject.policy.ts'

/**
 * Everybody reads what they gave and what is shown to them. With the right to list, a reader also
 * sees the answers of their bases, but not those about themselves.
 */
export type RecordScope = { rated: SubjectScope; bases: 'all' | 'own' | 'none' }

export function visibleAnswers(actor: Reader): RecordScope {
  const [scope, rated] = [visibleBases(actor), ratedAs(actor)]
  if (!holds(actor, may.list) || scope.kind === 'none') return { rated, bases: 'none' }

  return { rated, bases: scope.kind === 'all' ? 'all' : 'own' }
}
