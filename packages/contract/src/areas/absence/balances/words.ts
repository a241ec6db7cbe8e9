import { book } from '../../../kernel/label.ts'
import { balancesEn } from './words.en.ts'
import { balancesZh } from './words.zh-CN.ts'

export const balanceWords = book(balancesZh, balancesEn)
