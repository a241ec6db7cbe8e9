import { foldCode, foldLabel } from '@residency/contract/kernel/fold'

/**
 * A map whose keys are compared folded: what a sheet or a form calls a thing finds it, however it
 * was typed.
 */
class FoldedMap<V> extends Map<string, V> {
  readonly #fold: (text: string) => string

  constructor(fold: (text: string) => string, entries: Iterable<readonly [string, V]>) {
    super()
    this.#fold = fold
    for (const [key, value] of entries) this.set(key, value)
  }

  override get(key: string) {
    return super.get(this.#fold(key))
  }

  override has(key: string) {
    return super.has(this.#fold(key))
  }

  override set(key: string, value: V) {
    return super.set(this.#fold(key), value)
  }

  override delete(key: string) {
    return super.delete(this.#fold(key))
  }
}

/** By the names of things and their codes. */
export const byLabel = <V>(entries: Iterable<readonly [string, V]> = []): Map<string, V> =>
  new FoldedMap(foldLabel, entries)

/** By numbers that people type. */
export const byCode = <V>(entries: Iterable<readonly [string, V]> = []): Map<string, V> =>
  new FoldedMap(foldCode, entries)
