import { book } from '../../kernel/label.ts'
import { signupEn } from './words.en.ts'
import { signupZh } from './words.zh-CN.ts'

export const signupWords = book(signupZh, signupEn)
