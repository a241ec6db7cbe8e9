import type { RegistrationState } from '@residency/contract/areas/signup/registration/registration.flow'

/** May still get a place: on a waiting list or by adjustment. */
export const isWithoutPlace = (state: RegistrationState): boolean =>
  state === 'waitlisted' || state === 'notAdmitted'

export const isWaitlisted = (state: RegistrationState): boolean => state === 'waitlisted'
