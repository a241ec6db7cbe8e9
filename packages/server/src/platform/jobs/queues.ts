/** All queues with their rules. A failed job is retried with growing delay; a job of a dead process after `expireInSeconds`. */
export const QUEUES = {
  sheets: { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 3600, retentionDays: 30 },
  timetables: { retryLimit: 0, expireInSeconds: 1200, retentionDays: 7 },
  certificates: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 1800, retentionDays: 7 },
  deliveries: { retryLimit: 2, retryDelay: 10, retryBackoff: true, expireInSeconds: 1800, retentionDays: 7 },
} as const
export type QueueName = keyof typeof QUEUES
/** pg-boss keeps its tables in this schema, apart from ours. */
export const SCHEMA = 'pgboss'
