// The clock of a process, moved: loaded by the product before its own scripts (`node --import`), for
// pictures of one day and for a bench that sets the clock.
const SystemDate = Date

/** Dates and `Date.now` are `aheadMs()` milliseconds ahead of the machine from now on. */
export function moveDate(aheadMs) {
  const now = () => SystemDate.now() + aheadMs()

  // A proxy and not a subclass: dates that the platform itself creates stay instances of it.
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new SystemDate(now()).toString(),
    construct: (target, input, newTarget) =>
      Reflect.construct(target, input.length === 0 ? [now()] : input, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
