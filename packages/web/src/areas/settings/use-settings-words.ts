import { settingsWords } from '@residency/contract/areas/settings/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the area. */
export const useSettingsWords = () => useText(settingsWords)
