// Library functions that Chrome 86 and Safari 14 lack and that the application or its libraries
// call: the build lowers syntax, but no functions. Read only by browsers that lack one
// (complete-browser.ts). Who needs another one adds it here and in tools/rules/code-rules.mjs.

/** The place that an index means in a list of this length: a negative one counts from the end. */
function placeOf(length: number, index: number) {
  const whole = Math.trunc(index) || 0
  return whole < 0 ? length + whole : whole
}

function lastIndex<T>(
  list: ArrayLike<T>,
  fits: (value: T, at: number, list: ArrayLike<T>) => unknown,
  self: unknown,
) {
  for (let at = list.length - 1; at >= 0; at--) if (fits.call(self, list[at]!, at, list)) return at
  return -1
}

type Fits<T> = (value: T, at: number, list: ArrayLike<T>) => unknown

/** Methods of arrays; `at` is also that of texts. */
export const arrayMethods = {
  at<T>(this: ArrayLike<T>, index: number): T | undefined {
    return this[placeOf(this.length, index)]
  },
  findLast<T>(this: ArrayLike<T>, fits: Fits<T>, self?: unknown): T | undefined {
    return this[lastIndex(this, fits, self)]
  },
  findLastIndex<T>(this: ArrayLike<T>, fits: Fits<T>, self?: unknown): number {
    return lastIndex(this, fits, self)
  },
  toReversed<T>(this: readonly T[]): T[] {
    return [...this].reverse()
  },
  toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
    return [...this].sort(compare)
  },
  toSpliced<T>(this: readonly T[], ...change: [number, number, ...T[]]): T[] {
    const copy = [...this]
    copy.splice(...change)

    return copy
  },
  with<T>(this: readonly T[], index: number, value: T): T[] {
    const place = placeOf(this.length, index)
    if (place < 0 || place >= this.length) throw new RangeError('Invalid index')

    const copy = [...this]

    copy[place] = value

    return copy
  },
}

export const hasOwn = (owner: object, name: PropertyKey): boolean => Object.hasOwn(owner, name)

/** A signal that aborts after so many milliseconds. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)

  return controller.signal
}

function addMissing(owner: object, methods: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(methods))
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

addMissing(Array.prototype, arrayMethods)
addMissing(String.prototype, { at: arrayMethods.at })
addMissing(Object.getPrototypeOf(Uint8Array.prototype), { at: arrayMethods.at })
addMissing(Object, { hasOwn })
addMissing(AbortSignal, { timeout: abortAfter })
