import type { HealthLevel, HealthName } from '@residency/contract/kernel/health'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * From which value on a fact is worth a look (`warn`) or has to be repaired at once (`alarm`).
 * `isBadBelow`: low values are the bad ones. `ifUnknown`: the level while nothing is known; such a
 * fact is +Inf in the metrics, because what never happened is older than every age.
 */
export type HealthRule = {
  warn?: number
  alarm?: number
  isBadBelow?: true
  ifUnknown?: HealthLevel

  /** What distinguishes facts of one name. */
  by?: 'channel' | 'host'
}

/** The limits of every fact. The sample alert rules of docs/operation repeat them. */
export const HEALTH_RULES = {
  diskFreeRatio: { warn: 0.15, alarm: 0.05, isBadBelow: true },
  memoryUsedRatio: { warn: 0.85, alarm: 0.95 },
  databaseBytes: {},
  replicaLagSeconds: { warn: 10, alarm: 5 * MINUTE, ifUnknown: 'alarm' },
  backupAgeSeconds: { warn: 36 * HOUR, alarm: 3 * DAY, ifUnknown: 'warn' },
  backupMissingFiles: { warn: 1 },
  backupCheckAgeSeconds: { warn: 31 * DAY, ifUnknown: 'warn' },
  unsealedAuditRows: { warn: 1, alarm: 1000 },
  failingWorkSeconds: { warn: 10 * MINUTE, alarm: HOUR },
  oldestJobSeconds: { warn: 10 * MINUTE, alarm: HOUR },
  failedTasks: { warn: 1 },
  oldestDeliverySeconds: { warn: 15 * MINUTE, alarm: 2 * HOUR },
  failedDeliveries: { warn: 1, alarm: 50, by: 'channel' },
  slowCalls: { warn: 1 },
  unexpectedErrors: { warn: 1, alarm: 20 },
  certificateSeconds: { warn: 30 * DAY, alarm: 7 * DAY, isBadBelow: true, by: 'host' },
  openSessions: {},
} as const satisfies Record<HealthName, HealthRule>

/** How a value is judged. */
export function levelOf(name: HealthName, value: number | null): HealthLevel {
  const { warn, alarm, isBadBelow, ifUnknown }: HealthRule = HEALTH_RULES[name]
  if (value === null) return ifUnknown ?? 'ok'

  const reaches = (limit: number | undefined) =>
    limit !== undefined && (isBadBelow ? value < limit : value >= limit)

  if (reaches(alarm)) return 'alarm'

  return reaches(warn) ? 'warn' : 'ok'
}

/** What the metrics show of a fact; NaN, with which no alert compares, if nothing is known. */
export function metricValue(name: HealthName, value: number | null): number {
  const { ifUnknown }: HealthRule = HEALTH_RULES[name]
  if (value !== null) return value

  return ifUnknown ? Number.POSITIVE_INFINITY : Number.NaN
}
