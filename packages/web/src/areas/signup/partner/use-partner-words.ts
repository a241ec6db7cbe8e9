import { partnerWords } from '@residency/contract/areas/signup/partner/words'
import { useText } from '../../../platform/i18n.ts'
import { useSignupWords } from '../use-signup-words.ts'

/** Domain words of partner units: those of the area, with the labels of their own fields. */
export function usePartnerWords() {
  const area = useSignupWords()
  const { fields } = useText(partnerWords)
  return { ...area, fields: { ...area.fields, ...fields } }
}
