import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type Language, labelIn } from '@residency/contract/kernel'

const english: Readonly<Record<string, string>> = accountsWords.en.roles

/** A role's name in the reader's language. Only built-in roles have an English one. */
export const roleName = (
  language: Language,
  { name, code }: { name: string; code: string },
): string => labelIn(language, name, english[code])
