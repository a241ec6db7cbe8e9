import { balancePermissions as may } from '@residency/contract/areas/absence/balances/access'
import { holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/** Whose days a reader sees: the office all, others those of the bases they administer. */
export const visibleBalances = (actor: Reader): BaseScope => visibleBases(actor)

export const actionsOnBalance = (actor: Reader): 'adjust'[] =>
  holds(actor, may.adjust) ? ['adjust'] : []
