import { requirementWords } from '@residency/contract/areas/teachers/requirements/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, periods, states. */
export const useRequirementWords = () => useText(requirementWords)
