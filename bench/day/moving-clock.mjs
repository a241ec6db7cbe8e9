// Loaded by the product before its own scripts (`node --import`): its clock is as many milliseconds
// ahead of the system's, or behind it, as the file says that DAY_CLOCK_FILE names. It is read four
// times a second. The clock of the database stays.
import { readFileSync } from 'node:fs'

const SystemDate = Date
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

const now = () => SystemDate.now() + aheadMs

// A proxy and not a subclass: dates that the platform itself creates stay instances of it.
globalThis.Date = new Proxy(SystemDate, {
  apply: () => new SystemDate(now()).toString(),
  construct: (target, input, newTarget) =>
    Reflect.construct(target, input.length === 0 ? [now()] : input, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
