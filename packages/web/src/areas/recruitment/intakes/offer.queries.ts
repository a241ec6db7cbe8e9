import { listBases } from '@residency/contract/areas/organisation/base.contract'
import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-unit.contract'
import * as offer from '@residency/contract/areas/recruitment/intakes/offer.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionary.contract'
import { type InputOf, nameIn } from '@residency/contract/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { useIntakesChange, useIntakesKey } from './intake.queries.ts'

export type OfferListInput = InputOf<typeof offer.listOffers>
const ALL = 200

export const useOffers = (input: OfferListInput) =>
  useQuery({
    queryKey: useIntakesKey('offers', input),
    queryFn: ({ signal }) => call(offer.listOffers, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: input.intakeId !== undefined,
  })
/** All offers of an intake in their order, page after page. */
export const useAllOffers = (intakeId: number, isWanted: boolean) =>
  useQuery({
    queryKey: useIntakesKey('all-offers', intakeId),
    queryFn: async ({ signal }) => {
      const all: offer.OfferRow[] = []
      for (let pageNum = 1; ; pageNum++) {
        const page = await call(offer.listOffers, { intakeId, pageNum, pageSize: ALL }, { signal })
        all.push(...page.list)
        if (all.length >= page.total || page.list.length === 0) return all
      }
    },
    enabled: isWanted,
    staleTime: 0,
  })
export const useOfferForm = (id: number | null) =>
  useQuery({
    queryKey: useIntakesKey('offer-form', id),
    queryFn: ({ signal }) => call(offer.getOfferForm, { id: id! }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** Enabled majors with the base they belong to. */
export function useMajorChoices() {
  const bases = useQuery({
    queryKey: useIntakesKey('bases'),
    queryFn: ({ signal }) => call(listBases, { pageSize: ALL }, { signal }),
  })
  const language = useLanguage()
  const choices = bases.data?.list.flatMap((base) => {
    const baseName = nameIn(language, base)
    return base.majors.map((major) => ({ value: major.id, label: `${major.name} · ${baseName} (${major.code})` }))
  })
  return { choices: choices ?? [], isLoading: bases.isLoading }
}
/** Enabled training units, whatever their kind. */
export function useUnitChoices() {
  const units = useQuery({
    queryKey: useIntakesKey('units'),
    queryFn: ({ signal }) => call(getTrainingUnitOptions, {}, { signal }),
  })
  type Unit = { value: number; label: string; children?: Unit[] | undefined }
  const flat = (list: readonly Unit[]): Unit[] => list.flatMap(({ value, label, children }) => [{ value, label }, ...flat(children ?? [])])
  return { choices: flat(units.data?.flatMap((kind) => kind.children as Unit[]) ?? []), isLoading: units.isLoading }
}
export const useCertificates = () =>
  useQuery({
    queryKey: ['dict-options', useLanguage(), 'certificate_kind'],
    queryFn: ({ signal }) => call(getDictOptions, { typeCode: 'certificate_kind' }, { signal }),
  })

export const useSaveOffer = () =>
  useIntakesChange(
    async ({ id, intakeId, version, ...values }: InputOf<typeof offer.createOffer> & { id: number | null; version: number }) => {
      if (id === null) await call(offer.createOffer, { ...values, intakeId }, { quiet: true })
      else await call(offer.updateOffer, { ...values, id, version }, { quiet: true })
    },
  )
export const useDeleteOffer = () => useIntakesChange((id: number) => call(offer.deleteOffers, { ids: String(id) }))
export const useOrderOffers = () =>
  useIntakesChange((input: InputOf<typeof offer.orderOffers>) => call(offer.orderOffers, input, { quiet: true }))
