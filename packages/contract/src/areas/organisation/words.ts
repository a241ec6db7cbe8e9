import { book } from '../../kernel/label.ts'
import { organisationEn } from './words.en.ts'
import { organisationZh } from './words.zh-CN.ts'

export const organisationWords = book(organisationZh, organisationEn)
