import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import { type Book, useText } from '../../platform/i18n.ts'

const words: Book<typeof organisationZh> = { 'zh-cn': organisationZh, en: organisationEn }
/** Domain words of the area. */
export const useOrganisationWords = () => useText(words)
