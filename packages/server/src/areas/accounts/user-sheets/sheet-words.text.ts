import { accountsWords } from '@residency/contract/areas/accounts/text'
import { type Issue, issueSentence, type Language, sentence, type WordBook } from '@residency/contract/kernel'
import { cellWords } from '@residency/contract/kernel/cells/text'

const book: WordBook = { cell: cellWords, accounts: accountsWords }

/** Texts of the area's sheets in one language. */
export const sheetWords = (language: Language) => accountsWords[language].sheets

/** The message of an area error, used as a cell fault. */
export const errorText = (language: Language, key: string) => sentence(book, language, 'errors', key) ?? key
export const issueText = (language: Language, issue: Issue) => issueSentence(book, language, issue)
export const genderWords = [accountsWords['zh-cn'].gender, accountsWords.en.gender] as const
