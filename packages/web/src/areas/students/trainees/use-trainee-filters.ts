import { DEGREE_KINDS } from '@residency/contract/areas/students/trainees/trainees.contract'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { TRAINEE_GROUP_NAMES, TRAINEE_STATUSES } from '@residency/contract/areas/trainees/training-status.public'
import { useText } from '../../../platform/i18n.ts'
import { choiceFilter, type Filter, textFilter } from '../../../screens/list-filters.tsx'
import { useSignupWords } from '../../signup/signup.public.ts'
import { useFileWords } from '../file/file.queries.ts'
import { useStudentsWords, useTraineeChoices } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

type Labels<V extends string> = Readonly<Record<V, string>>
const optionsOf = <V extends string>(values: readonly V[], labels: Labels<V>) => values.map((value) => ({ value, label: labels[value] }))
const asTexts = (options: readonly { value: number; label: string }[] = []) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** The filters of the list of trainees, those in training first. */
export function useTraineeFilters(): readonly Filter[] {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useStudentsWords()
  const { traineeKinds } = useSignupWords()
  const file = useFileWords()
  const choices = useTraineeChoices().data

  return [
    textFilter('keywords', text.search),
    { ...choiceFilter('group', fields.group, optionsOf([...TRAINEE_GROUP_NAMES, 'all'] as const, text.groups)), isScope: true },
    choiceFilter('baseId', fields.base, asTexts(choices?.bases)),
    choiceFilter('majorId', fields.major, asTexts(choices?.majors)),
    choiceFilter('status', file.fields.status, optionsOf(TRAINEE_STATUSES, file.statuses)),
    choiceFilter('traineeKind', fields.traineeKind, optionsOf(TRAINEE_KINDS, traineeKinds)),
    choiceFilter('degreeKind', fields.degreeKind, optionsOf(DEGREE_KINDS, degreeKinds)),
    choiceFilter('trainingUnitId', fields.trainingUnit, asTexts(choices?.units)),
  ]
}
