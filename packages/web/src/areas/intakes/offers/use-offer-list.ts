import { useListState } from '../../../screens/list/list-state.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { useIntakeOptions } from '../intake/intake.queries.ts'
import { isFinished } from '../intake-state.rules.ts'
import { type OfferListInput, useOffers } from './offer.queries.ts'

export type IntakeOption = NonNullable<ReturnType<typeof useIntakeOptions>['data']>[number]

/** The offer list of one intake: the one in the address, else the newest that is not over. */
export function useOfferList() {
  const address = useListState('offers', ['intakeId', 'keywords', 'unitId'])
  const { data: intakes = [] } = useIntakeOptions()
  const idInAddress = Number(address.filters.intakeId)

  const intake =
    intakes.find(({ value }) => value === idInAddress) ??
    intakes.find(({ state }) => !isFinished(state)) ??
    intakes[0]

  const intakeId = intake && String(intake.value)
  const list = intakeId ? { ...address, filters: { ...address.filters, intakeId } } : address

  const result = useOffers({
    ...address.input,
    ...(intakeId ? { intakeId } : {}),
  } as OfferListInput)

  return { list, result, intake, intakes: toTextChoices(intakes) }
}
