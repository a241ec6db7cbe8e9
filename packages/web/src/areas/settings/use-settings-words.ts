import { settingsEn } from '@residency/contract/areas/settings/words.en'
import { settingsZh } from '@residency/contract/areas/settings/words.zh-CN'
import { type Book, useText } from '../../platform/i18n.ts'

export const settingsWords: Book<typeof settingsZh> = { 'zh-cn': settingsZh, en: settingsEn }
/** Domain words of the area. */
export const useSettingsWords = () => useText(settingsWords)
