/** The offers of an intake, as a filter of the offer list. */
export const offersPath = (intakeId: number) => `/recruit/major?intakeId=${intakeId}`

/** The public page, without login. */
export const NOTICE_PATH = '/white/intakes'
