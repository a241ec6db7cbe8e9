import { readFile } from '@residency/contract/areas/files/file.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { getRegionOptions } from '@residency/contract/areas/settings/region.contract'
import { listSchools } from '@residency/contract/areas/settings/schools/school.contract'
import {
  listOpenIntakes,
  listOpenOffers,
} from '@residency/contract/areas/signup/registration/registration.contract'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { IDENTITY_DOCUMENTS } from '@residency/contract/kernel/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/calls/api-client.ts'
import { useEndpoint, useListOf } from '../../platform/calls/queries.ts'
import { useObjectUrl } from '../../ui/upload/use-object-url.ts'

const LONG = { staleTime: HOUR_MS }

/** The enabled items of a dictionary, in the reader's language. */
export function useDictionary(typeCode: string) {
  return useEndpoint(getDictOptions, { typeCode }, LONG)
}

/** Kinds of identity documents whose numbers have rules. */
export const useDocumentKinds = () =>
  (useDictionary('certificate_type').data ?? []).filter(({ value }) =>
    IDENTITY_DOCUMENTS.some((kind) => kind === value),
  )

/** The 56 ethnic groups and the two other entries of the national list. */
export const useEthnicGroups = () => useDictionary('ethnic_group')
export const useRegions = () => useEndpoint(getRegionOptions, {}, LONG)

export const useSchools = (keywords: string) =>
  useListOf(listSchools, { keywords, pageNum: 1, pageSize: 20 }, LONG)

/** The offers of a registration's intake, in the reader's language. */
export function useOffers(own: { id: number; intake: { id: number } } | null) {
  return useEndpoint(listOpenOffers, own === null ? null : { registrationId: own.id })
}

/** Intakes open for registration now. */
export function useOpenIntakes() {
  return useEndpoint(listOpenIntakes, {})
}

/**
 * A file as the object URL of an <img>. Files need the token header, so it is fetched here; it is
 * revoked when no longer shown.
 */
export function useFileUrl(key: string | null) {
  const file = useQuery({
    queryKey: ['file', key], // File content does not depend on the language.
    queryFn: ({ signal }) =>
      call(readFile, { filePath: key! }, { signal, quiet: true, download: false }),
    enabled: key !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return { url: useObjectUrl(file.data?.blob), error: file.error }
}
