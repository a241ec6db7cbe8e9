import { z } from 'zod'
import { foldDigits } from '../text/invisible.ts'
import { requiredText } from '../text/text.ts'
import { masked, maskNumber, personal } from './sensitive.ts'

/**
 * An account number as banks print it, with or without spaces; the mask of the stored number keeps
 * it.
 */
const bankAccount = z
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

/** What people enter as their own bank information. */
export const bankForm = z.object({ bankName: requiredText(100), bankAccount })

/** Bank information as screens show it, the number masked. */
export const shownBank = z.object({
  bankName: z.string().nullable(),
  bankAccount: masked,

  /** The number fails the check digit of bank cards: perhaps a slip of the pen. */
  isDoubtful: z.boolean(),
})

/** The own bank information. */
export const ownBank = shownBank.extend({
  /** False as long as the reader has no record that holds it. */
  mayKeep: z.boolean(),
  version: z.number().nullable(),
})

/** Bank information of a person with the whole number. */
export const wholeBank = z.object({
  id: z.number(),
  name: z.string(),
  bankName: z.string().nullable(),
  bankAccount: personal,
})

/** Bank information as screens show it: masks the number of the account. */
export const presentBank = (
  bankName: string | null,
  account: string | null,
): z.output<typeof shownBank> => ({
  bankName,
  bankAccount: maskNumber(account),
  isDoubtful: account !== null && isDoubtfulAccount(account),
})

/** The own bank information, from the record that holds it; undefined: no record does. */
export const presentOwnBank = (
  record: { bankName: string | null; version: number } | undefined,
  account: string | null,
): z.output<typeof ownBank> => ({
  ...presentBank(record?.bankName ?? null, account),
  mayKeep: record !== undefined,
  version: record?.version ?? null,
})
