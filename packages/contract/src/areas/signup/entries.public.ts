/** Shapes of the lists of a sign-up, for records that continue from them. */
export { ENTRY_SHAPES, MAX_ENTRIES } from './sections/section.contract.ts'
