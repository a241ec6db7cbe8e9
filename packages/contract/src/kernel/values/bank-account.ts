import { z } from 'zod'
import { foldDigits } from '../text/invisible.ts'

/**
 * An account number as banks print it, with or without spaces; the mask of the stored number keeps
 * it.
 */
export const bankAccount = z
  .string()
  .max(60, 'kernel.bank.wrong')
  .transform(foldDigits)
  .pipe(z.string().regex(/^(\d{8,32}|\d*\*+\d*)$/, 'kernel.bank.wrong'))

/**
 * Whether a number of the length of a bank card fails its check digit (Luhn, ISO/IEC 7812-1). A
 * warning, never a refusal: accounts that are no cards have no such digit.
 */
export function isDoubtfulAccount(number: string): boolean {
  if (!/^\d{16,19}$/.test(number)) return false

  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)

  return sum % 10 !== 0
}
