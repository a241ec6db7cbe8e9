// Loaded by the product before its own scripts, and by its threads (`node --import`): its clock
// begins at another instant, so that the demo hospital has the same days whenever pictures are
// taken. PICTURES_CLOCK_AHEAD_MS says how far the clock is moved.
import { moveDate } from '../../tools/move-date.mjs'

const aheadMs = Number(process.env.PICTURES_CLOCK_AHEAD_MS)

moveDate(() => aheadMs)
