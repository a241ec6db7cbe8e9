import { signupWords } from '@residency/contract/areas/signup/text'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import { DEGREE_KINDS } from '@residency/contract/areas/students/trainees/trainees.contract'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import {
  TRAINEE_GROUP_NAMES,
  TRAINEE_STATUSES,
} from '@residency/contract/areas/trainees/training-status.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, type Filter, textFilter } from '../../../screens/list/list-filters.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { useTraineeChoices } from './trainees.queries.ts'
import { traineesText } from './trainees.text.ts'

/** The filters of the list of trainees, those in training first. */
export function useTraineeFilters(): readonly Filter[] {
  const text = useText(traineesText)
  const { fields, degreeKinds } = useText(traineesWords)
  const { traineeKinds } = useText(signupWords)
  const file = useText(fileWords)
  const choices = useTraineeChoices().data

  return [
    textFilter('keywords', text.search),
    {
      ...choiceFilter(
        'group',
        fields.group,
        toChoices([...TRAINEE_GROUP_NAMES, 'all'], text.groups),
      ),
      isScope: true,
    },
    choiceFilter('baseId', fields.base, toTextChoices(choices?.bases)),
    choiceFilter('majorId', fields.major, toTextChoices(choices?.majors)),
    choiceFilter('status', file.fields.status, toChoices(TRAINEE_STATUSES, file.statuses)),
    choiceFilter('traineeKind', fields.traineeKind, toChoices(TRAINEE_KINDS, traineeKinds)),
    choiceFilter('degreeKind', fields.degreeKind, toChoices(DEGREE_KINDS, degreeKinds)),
    choiceFilter('trainingUnitId', fields.trainingUnit, toTextChoices(choices?.units)),
  ]
}
