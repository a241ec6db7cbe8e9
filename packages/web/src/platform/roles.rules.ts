type Roles = readonly string[] | undefined

/** Roles with an own page that is in no menu. The server decides what they may do there. */
export const isApplicant = (roles: Roles): boolean => roles?.includes('APPLICANT') === true
export const isPartner = (roles: Roles): boolean => roles?.includes('PARTNER') === true
export const isTrainee = (roles: Roles): boolean => roles?.includes('STUDENT') === true
