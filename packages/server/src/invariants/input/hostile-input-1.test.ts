import { hostileWalk } from '../../testing/walks/walk-hostile-parts.ts'

hostileWalk(0)
