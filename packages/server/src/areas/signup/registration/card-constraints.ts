import { signupErrors } from '@residency/contract/areas/signup/access'

/** One card, one registration that is handed in per intake. */
export const CARD_CONSTRAINTS = { registrations_card: signupErrors.cardTaken }
