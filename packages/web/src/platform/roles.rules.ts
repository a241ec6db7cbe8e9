type Roles = readonly string[] | undefined

/** Who is shown a way to something of their own that stands in no menu. What they may do there the server decides. */
export const isApplicant = (roles: Roles): boolean => roles?.includes('APPLICANT') === true
export const isPartner = (roles: Roles): boolean => roles?.includes('PARTNER') === true
export const isTrainee = (roles: Roles): boolean => roles?.includes('STUDENT') === true
