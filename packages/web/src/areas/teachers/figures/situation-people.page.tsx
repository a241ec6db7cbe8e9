import {
  type SituationPerson,
  situationPeopleSorts,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import { situationWords } from '@residency/contract/areas/teachers/figures/text'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useChoicesOf } from '../qualification/qualification.queries.ts'
import { SITUATION_PATH } from './situation.paths.ts'
import { type PeopleListInput, useSituationPeople, useSplit } from './situation.queries.ts'
import { situationText } from './situation.text.ts'
import { usePersonColumns } from './situation-people.columns.tsx'

const FILTERS = ['keywords', 'departmentId', 'baseId', 'level', 'title', 'trained'] as const

/** View key teacher/situation/people: the teachers behind a bar of the situation. */
export default function SituationPeoplePage() {
  const { list: text } = useText(situationText)
  const { fields, splits } = useText(situationWords)
  const { levels } = useText(qualificationWords)
  const list = useListState('situation-people', FILTERS)
  const result = useSituationPeople(list.input as PeopleListInput)
  const [bases, departments] = [useOptionsOf('base'), useOptionsOf('department')]
  const titles = useChoicesOf('title').data ?? []

  const general = [
    { value: 'general', label: levels.general },
    { value: 'core', label: levels.core },
  ]

  const trained = [
    { value: '1', label: text.trained },
    { value: '0', label: text.untrained },
  ]

  const lead = result.data && (
    <>
      <Link to={SITUATION_PATH}>{text.back}</Link> · {say(text.lead, { total: result.data.total })}
    </>
  )

  return (
    <ListScreen<SituationPerson>
      title={text.title}
      lead={lead}
      list={list}
      result={result}
      columns={usePersonColumns()}
      sorts={situationPeopleSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('departmentId', splits.department, departments),
        choiceFilter('baseId', splits.base, bases),
        choiceFilter('level', splits.level, general),
        choiceFilter('title', splits.title, titles),
        choiceFilter('trained', fields.trained, trained),
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useOptionsOf(split: 'base' | 'department') {
  const groups = useSplit(null, { split, pageSize: 200 }).data?.list ?? []
  return groups.map(({ key, label }) => ({ value: key, label }))
}
