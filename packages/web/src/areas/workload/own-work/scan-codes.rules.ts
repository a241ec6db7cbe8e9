import { numbersOf } from './new-entry.rules.ts'

const LONGEST = 40

/**
 * The numbers with what was scanned, one a line: a code is taken once, and not one that cannot be a
 * number of a case.
 */
export function withCodes(
  numbers: string | null | undefined,
  codes: readonly string[],
  max: number,
): string[] {
  const all = numbersOf(numbers)
  for (const code of codes) {
    const [number, ...others] = numbersOf(code)
    if (
      number &&
      others.length === 0 &&
      number.length <= LONGEST &&
      all.length < max &&
      !all.includes(number)
    )
      all.push(number)
  }

  return all
}
