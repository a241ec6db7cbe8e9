import type { Area } from '../../platform/area.ts'

/**
 * The record of a trainee: number, dates, state and cohort. Its calls and pages belong to the areas
 * above, which read and change it.
 */
export const traineesArea: Area = { name: 'trainees' }
