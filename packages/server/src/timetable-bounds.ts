import { proveBounds } from './platform/solver/prove-bounds.ts'

await proveBounds()
