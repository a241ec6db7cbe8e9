const DAY = 86_400

/**
 * All queues with their rules. A failed job is retried with growing delay; a job of a dead process
 * after `expireInSeconds`.
 */
export const QUEUES = {
  imports: {
    retryLimit: 2,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3600,
    retentionSeconds: 30 * DAY,
  },
  exports: {
    retryLimit: 2,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3600,
    retentionSeconds: 30 * DAY,
  },
  // imports and exports that a former version enqueued
  sheets: {
    retryLimit: 2,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 3600,
    retentionSeconds: 30 * DAY,
  },
  timetables: { retryLimit: 0, expireInSeconds: 1200, retentionSeconds: 7 * DAY },
  certificates: {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 1800,
    retentionSeconds: 7 * DAY,
  },
  deliveries: {
    retryLimit: 2,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 1800,
    retentionSeconds: 7 * DAY,
  },
} as const

export type QueueName = keyof typeof QUEUES

/**
 * pg-boss keeps its tables in a schema of its own. Its version 12 cannot take over the tables of
 * version 10 (docs/decisions/0016).
 */
export const SCHEMA = 'jobs12'
export const FORMER_SCHEMA = 'pgboss'

/** The channel that carries the name of a queue when a job of it is committed. */
export const JOBS_CHANNEL = 'jobs'

const NEVER_SECONDS = DAY

/**
 * No timetable of its own (the areas have one), and nothing that only the owner of the tables may
 * do. No job waits for another one, and no index is built in the background: the two timers for
 * these look once a day.
 */
export const BOSS_OPTIONS = {
  schema: SCHEMA,
  schedule: false,
  reindex: false,
  monitorVacuum: false,
  registerInstance: false,
  flowIntervalSeconds: NEVER_SECONDS,
  bamIntervalSeconds: NEVER_SECONDS,
  maintenanceIntervalSeconds: 60,
} as const
