import { vi } from 'vitest'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** The same storage, which takes no value any more. */
const full = (area: Storage): Storage =>
  new Proxy(area, {
    get: (target, name) => {
      if (name === 'setItem') return refuse

      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * Makes the local storage refuse every value, as a full one does, until the answer is called.
 * `isTabFull`: that of the tab as well.
 */
export function fillStorage({ isTabFull = false } = {}): () => void {
  const [local, tab] = [localStorage, sessionStorage]
  vi.stubGlobal('localStorage', full(local))

  if (isTabFull) vi.stubGlobal('sessionStorage', full(tab))

  return () => {
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', tab)
  }
}
