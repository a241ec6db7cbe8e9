/** What a training is, from enrolment to its end; `docs/areas/students.md` says what moves it. */
export const TRAINEE_STATUSES = [
  'inTraining',
  'extended',
  'suspended',
  'finished',
  'departed',
] as const

export type TraineeStatus = (typeof TRAINEE_STATUSES)[number]

/**
 * The groups in which people speak of trainees. Every count, list, ratio and recipient asks one of
 * them, so that the same words mean the same people everywhere.
 */
export const TRAINEE_GROUPS = {
  /** Trains now, an extended training too. */
  inTraining: ['inTraining', 'extended'],

  /** Those, and those whose training is suspended. */
  onBooks: ['inTraining', 'extended', 'suspended'],

  /** Completed, or left. */
  ended: ['finished', 'departed'],
} as const satisfies Record<string, readonly TraineeStatus[]>

export type TraineeGroup = keyof typeof TRAINEE_GROUPS
export const TRAINEE_GROUP_NAMES = Object.keys(TRAINEE_GROUPS) as [TraineeGroup, ...TraineeGroup[]]

/** Whether a status belongs to a group. */
export const isOfGroup = (group: TraineeGroup, status: string): boolean =>
  (TRAINEE_GROUPS[group] as readonly string[]).includes(status)
