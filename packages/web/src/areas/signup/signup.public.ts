export { BulkResult } from './bulk-result.tsx'
export { toneOf } from './registration-state.rules.ts'
export { useSignupWords } from './use-signup-words.ts'
