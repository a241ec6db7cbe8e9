import type { HealthName } from '@residency/contract/kernel/health'
import { databaseName } from '../db/names.rules.ts'
import type { SignedCtx } from '../http/ctx.ts'

/**
 * A measured fact of the installation; null: not known. `about`: the channel or host that it is of.
 * `blanks` are further figures of its sentence.
 */
export type Measure = {
  name: HealthName
  value: number | null
  about?: string
  blanks?: Readonly<Record<string, number>>
}

/** What one area measures, by a fixed number of queries. */
export type HealthSource = (ctx: SignedCtx) => Promise<readonly Measure[]>

/** The metric of a fact: `residency_disk_free_ratio`. */
export const metricOf = (name: HealthName) => `residency_${databaseName(name)}`
