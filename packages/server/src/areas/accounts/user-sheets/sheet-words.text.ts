import { accountsWords } from '@residency/contract/areas/accounts/words'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { issueSentence, type Language, sentence, type WordBook } from '@residency/contract/kernel'
import { cellWords } from '@residency/contract/kernel/cells/words'

const book: WordBook = { cell: cellWords, accounts: { 'zh-cn': accountsZh, en: accountsEn } }

/** Texts of the area's sheets in one language. */
export const sheetWords = (language: Language) => accountsWords[language].sheets
/** The message of an area error, used as a cell fault. */
export const errorText = (language: Language, key: string) => sentence(book, language, 'errors', key) ?? key
export const issueText = (language: Language, issue: object) => issueSentence(book, language, issue as never)
export const genderWords = [accountsZh.gender, accountsEn.gender] as const
