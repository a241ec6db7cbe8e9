/** Levels of education, the lowest first. */
export const EDUCATION_LEVELS = ['junior', 'undergraduate', 'master', 'doctor'] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

/** Sent by an employer, without an employer, in a degree programme, or of a partner unit. */
export const TRAINEE_KINDS = ['sponsored', 'open', 'degree', 'partner'] as const
export type TraineeKind = (typeof TRAINEE_KINDS)[number]
