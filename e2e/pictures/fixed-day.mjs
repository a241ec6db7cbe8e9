// Loaded by the product before its own scripts, and by its threads (`node --import`): its clock
// begins at another instant, so that the demo hospital has the same days whenever pictures are
// taken. PICTURES_CLOCK_AHEAD_MS says how far the clock is moved.
const aheadMs = Number(process.env.PICTURES_CLOCK_AHEAD_MS)
const SystemDate = Date
const now = () => SystemDate.now() + aheadMs

// A proxy and not a subclass: dates that the platform itself creates stay instances of it.
globalThis.Date = new Proxy(SystemDate, {
  apply: () => new SystemDate(now()).toString(),
  construct: (target, input, newTarget) =>
    Reflect.construct(target, input.length === 0 ? [now()] : input, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
