import type { HealthFact } from '@residency/contract/areas/accounts/health/health.contract'
import { HEALTH_GROUPS, type HealthGroup } from '@residency/contract/kernel/health'
import { everyOf } from '../../../platform/area.ts'
import type { Measure } from '../../../platform/health/measure.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { describeMeasure } from './describe-measure.rules.ts'

const GROUPS = Object.keys(HEALTH_GROUPS) as HealthGroup[]

/** What all areas measure: the one source of the page, the home page and the metrics. */
export async function measureHealth(ctx: SignedCtx): Promise<readonly Measure[]> {
  const sources = everyOf(ctx.services.areas, 'health')

  return (await Promise.all(sources.map((measure) => measure(ctx)))).flat()
}

/** The facts of the page in its order, with their levels. */
export async function readFacts(
  ctx: SignedCtx,
): Promise<{ group: HealthGroup; facts: HealthFact[] }[]> {
  const measures = await measureHealth(ctx)

  return GROUPS.map((group) => ({
    group,
    facts: HEALTH_GROUPS[group].flatMap((name) =>
      measures
        .filter((measure) => measure.name === name)
        .map((measure) => describeMeasure(ctx.language, measure)),
    ),
  }))
}
