export const HEALTH_LEVELS = ['ok', 'warn', 'alarm'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

/** The facts of the system's health by their groups, in the order of the page. */
export const HEALTH_GROUPS = {
  storage: [
    'diskFreeRatio',
    'memoryUsedRatio',
    'databaseBytes',
    'replicaLagSeconds',
    'backupAgeSeconds',
    'backupMissingFiles',
    'backupCheckAgeSeconds',
    'unsealedAuditRows',
  ],
  work: [
    'failingWorkSeconds',
    'oldestJobSeconds',
    'failedTasks',
    'oldestDeliverySeconds',
    'failedDeliveries',
  ],
  answers: ['slowCalls', 'unexpectedErrors', 'certificateSeconds', 'openSessions'],
} as const

export type HealthGroup = keyof typeof HEALTH_GROUPS
export type HealthName = (typeof HEALTH_GROUPS)[HealthGroup][number]
