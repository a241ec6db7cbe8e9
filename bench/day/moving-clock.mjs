// Loaded by the product before its own scripts (`node --import`): its clock is as many milliseconds
// ahead of the system's, or behind it, as the file says that DAY_CLOCK_FILE names. It is read four
// times a second. The clock of the database stays.
import { readFileSync } from 'node:fs'
import { moveDate } from '../../tools/move-date.mjs'

let aheadMs = 0

function read() {
  try {
    aheadMs = Number(readFileSync(process.env.DAY_CLOCK_FILE, 'utf8')) || 0
  } catch {
    aheadMs = 0
  }
}

read()
setInterval(read, 250).unref()

moveDate(() => aheadMs)
