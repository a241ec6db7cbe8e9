/** The offers of an intake, as the list of offers filters them. */
export const offersPath = (intakeId: number) => `/recruit/major?intakeId=${intakeId}`
/** What the public reads, without logging in. */
export const NOTICE_PATH = '/white/intakes'
