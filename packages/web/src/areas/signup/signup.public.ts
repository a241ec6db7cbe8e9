export { BulkResult } from './bulk-result.tsx'
export { toneOf } from './registration-state.rules.ts'
export { useReviewOptions } from './review/registration.queries.ts'
export { useSignupWords } from './use-signup-words.ts'
