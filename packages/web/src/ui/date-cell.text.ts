import { book } from '../platform/i18n.ts'

export const dayPatterns = book({ thisYear: 'M月D日', otherYear: 'YYYY-MM-DD' }, { thisYear: 'D MMM', otherYear: 'YYYY-MM-DD' })
