import { conditionWords } from '@residency/contract/areas/teachers/conditions/words'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room, with levels and ranks of the qualification. */
export function useConditionWords() {
  const { levels, ranks, fields } = useText(qualificationWords)
  const own = useText(conditionWords)
  return { ...own, levels, ranks, fields: { ...fields, ...own.fields } }
}
