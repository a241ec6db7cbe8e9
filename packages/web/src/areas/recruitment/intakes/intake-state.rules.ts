import type { IntakeState } from '@residency/contract/areas/recruitment/intakes/intake.flow'

/** Whether it was opened once: from then on the public sees it, and much of it is settled. */
export const isAnnounced = (state: IntakeState): boolean => state !== 'draft'
export const isOpen = (state: IntakeState): boolean => state === 'open'
/** Closed for registration, its results not published yet. */
export const isAdmitting = (state: IntakeState): boolean => state === 'admitting'
export const isFinished = (state: IntakeState): boolean => state === 'finished'
