import { templateWords } from '@residency/contract/areas/evaluation/templates/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of evaluation forms. */
export const useTemplateWords = () => useText(templateWords)
