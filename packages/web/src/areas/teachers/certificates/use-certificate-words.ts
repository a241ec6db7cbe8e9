import { certificateWords } from '@residency/contract/areas/teachers/certificates/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, kinds of record, validity, states. */
export const useCertificateWords = () => useText(certificateWords)
