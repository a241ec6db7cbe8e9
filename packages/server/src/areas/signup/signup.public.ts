export { mayReadRegistration } from './review-registrations.ts'
