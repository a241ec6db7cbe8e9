import { book } from '../platform/i18n.ts'

export const publicTitleText = book({ language: 'English' }, { language: '中文' })
