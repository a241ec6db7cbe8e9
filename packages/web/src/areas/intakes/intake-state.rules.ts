import type { IntakeState } from '@residency/contract/areas/intakes/intake/intake.flow'

/** Whether it was ever opened: from then on it is public and mostly fixed. */
export const isAnnounced = (state: IntakeState): boolean => state !== 'draft'
export const isOpen = (state: IntakeState): boolean => state === 'open'

/** Closed for registration, results not published yet. */
export const isAdmitting = (state: IntakeState): boolean => state === 'admitting'
export const isFinished = (state: IntakeState): boolean => state === 'finished'
