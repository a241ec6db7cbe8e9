import { book } from '../../kernel/label.ts'
import { accountsEn } from './words.en.ts'
import { accountsZh } from './words.zh-CN.ts'

export const accountsWords = book(accountsZh, accountsEn)
