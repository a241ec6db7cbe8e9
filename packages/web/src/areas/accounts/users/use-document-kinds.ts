import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { IDENTITY_DOCUMENTS } from '@residency/contract/kernel/document-kinds'
import { useEndpoint } from '../../../platform/calls/queries.ts'

/**
 * Kinds of identity documents, as the dictionary calls them; a kind that a hospital added has no
 * rules for its numbers.
 */
export const useDocumentKinds = () =>
  (useEndpoint(getDictOptions, { typeCode: 'certificate_type' }).data ?? []).filter(({ value }) =>
    IDENTITY_DOCUMENTS.some((kind) => kind === value),
  )
