import { indicatorPermissions as may } from '@residency/contract/areas/standards/indicators/access'
import type { StandardsWaiting } from '@residency/contract/areas/standards/waiting'
import { excludedByRule, holds } from '@residency/contract/kernel'
import type { WaitingCount } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { countFigures } from './figure.queries.ts'

/**
 * Figures that wait for the office, and those returned to a base; the office does not correct them
 * for a base.
 */
export async function figuresWaiting(ctx: SignedCtx): Promise<WaitingCount<StandardsWaiting>[]> {
  const scope = visibleBases(ctx.actor)
  const firstId = excludedByRule(ctx.actor, 'baseFigure')
  const mayCheck = holds(ctx.actor, may.check)
  const isBase = !mayCheck && holds(ctx.actor, may.enter)

  const [toCheck, toMend] = await Promise.all([
    mayCheck ? countFigures(ctx.db, scope, { waiting: '1', firstId }) : 0,
    isBase ? countFigures(ctx.db, scope, { state: 'returned', firstId }) : 0,
  ])

  return [
    { kind: 'checkFigures', count: toCheck },
    { kind: 'mendFigures', count: toMend },
  ]
}
