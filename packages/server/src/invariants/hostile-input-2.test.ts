import { hostileWalk } from '../testing/walk-hostile-parts.ts'

hostileWalk(1)
