import { book } from '../../../kernel/label.ts'
import { requirementsEn } from './words.en.ts'
import { requirementsZh } from './words.zh-CN.ts'

export const requirementWords = book(requirementsZh, requirementsEn)
