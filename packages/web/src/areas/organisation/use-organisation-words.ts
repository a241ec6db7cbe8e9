import { organisationWords } from '@residency/contract/areas/organisation/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the area. */
export const useOrganisationWords = () => useText(organisationWords)
