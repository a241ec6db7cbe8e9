// A file of its own: pages that need the kinds alone load no schemas of tables.

/**
 * What the national standards count of a trainee: diseases seen, skills practised, emergencies
 * attended, basic tasks, and studies (lectures, reports).
 */
export const REQUIREMENT_KINDS = ['disease', 'skill', 'rescue', 'basic', 'study'] as const
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]
