/** Levels of education, the lowest first. */
export const EDUCATION_LEVELS = ['junior', 'undergraduate', 'master', 'doctor'] as const
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]

/** Sponsored by an employer, open, degree, partner unit (domain: 单位人 社会人 专硕 合作单位). */
export const TRAINEE_KINDS = ['sponsored', 'open', 'degree', 'partner'] as const
export type TraineeKind = (typeof TRAINEE_KINDS)[number]
