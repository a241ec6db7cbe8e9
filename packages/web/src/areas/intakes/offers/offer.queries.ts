import * as offer from '@residency/contract/areas/intakes/offers/offer.contract'
import { listBases } from '@residency/contract/areas/organisation/bases/base.contract'
import { getTrainingUnitOptions } from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import { type InputOf, nameIn } from '@residency/contract/kernel'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import {
  readAllRows,
  useAnswerKey,
  useEndpoint,
  useFormOf,
  useListOf,
} from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import { useIntakesChange } from '../intake/intake.queries.ts'

export type OfferListInput = InputOf<typeof offer.listOffers>
const ALL = 200

export const useOffers = (input: OfferListInput) =>
  useListOf(offer.listOffers, input.intakeId === undefined ? null : input)

/** All offers of an intake in order, read page by page. */
export const useAllOffers = (intakeId: number, isWanted: boolean) =>
  useQuery({
    queryKey: useAnswerKey(offer.listOffers, { intakeId, all: true }),
    queryFn: ({ signal }) =>
      readAllRows((page) => call(offer.listOffers, { intakeId, ...page }, { signal })),
    enabled: isWanted,
    staleTime: 0,
  })

export const useOfferForm = (id: number | null) => useFormOf(offer.getOfferForm, id)

/** Enabled majors with their base. */
export function useMajorChoices() {
  const bases = useEndpoint(listBases, { pageSize: ALL }, { quiet: false })
  const language = useLanguage()

  const choices = bases.data?.list.flatMap((base) => {
    const baseName = nameIn(language, base)
    return base.majors.map((major) => ({
      value: major.id,
      label: `${major.name} · ${baseName} (${major.code})`,
    }))
  })

  return { choices: choices ?? [], isLoading: bases.isLoading }
}

/** Enabled training units of any kind. */
export function useUnitChoices() {
  const units = useEndpoint(getTrainingUnitOptions, {}, { quiet: false })
  type Unit = { value: number; label: string; children?: Unit[] | undefined }
  const flat = (list: readonly Unit[]): Unit[] =>
    list.flatMap(({ value, label, children }) => [{ value, label }, ...flat(children ?? [])])

  return {
    choices: flat(units.data?.flatMap((kind) => kind.children as Unit[]) ?? []),
    isLoading: units.isLoading,
  }
}

export const useCertificates = () =>
  useEndpoint(getDictOptions, { typeCode: 'certificate_kind' }, { quiet: false })

export const useSaveOffer = () =>
  useIntakesChange(
    async ({
      id,
      intakeId,
      version,
      ...values
    }: InputOf<typeof offer.createOffer> & { id: number | null; version: number }) => {
      if (id === null) await call(offer.createOffer, { ...values, intakeId }, { quiet: true })
      else await call(offer.updateOffer, { ...values, id, version }, { quiet: true })
    },
  )

export const useDeleteOffer = () =>
  useIntakesChange((id: number) => call(offer.deleteOffers, { ids: String(id) }))

export const useOrderOffers = () =>
  useIntakesChange((input: InputOf<typeof offer.orderOffers>) =>
    call(offer.orderOffers, input, { quiet: true }),
  )
