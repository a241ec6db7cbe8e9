import { book } from '../../../kernel/label.ts'
import { certificatesEn } from './words.en.ts'
import { certificatesZh } from './words.zh-CN.ts'

export const certificateWords = book(certificatesZh, certificatesEn)
