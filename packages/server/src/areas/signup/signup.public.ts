export { signupDictionaryUses } from './dictionary-uses.ts'
export { eraseEndedRegistrations } from './erase-registrations.ts'
export { signupOwnRecord } from './own-record.ts'
export { mayReadRegistration } from './review-registrations.ts'
