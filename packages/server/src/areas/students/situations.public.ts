// Apart from the area's other public functions: rotations records situations, and situations read rotations.
export { recordSituation } from './situations/ask-for.ts'
