import {
  type Competency,
  type MappedRequirement,
  type Profession,
  REQUIREMENT_KINDS,
  requirementSorts,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { labelIn } from '@residency/contract/kernel/label'
import { Select } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import type { Column } from '../../../ui/tables/column.ts'
import {
  type RequirementListInput,
  useMappedRequirements,
  useMapRequirements,
} from './competency.queries.ts'
import { competencyText } from './competency.text.ts'

const NONE = 0

/** Requirements of the standards of a profession: ticked ones are mapped at once. */
export function RequirementMap({
  profession,
  competencies,
}: {
  profession: Profession
  competencies: readonly Competency[]
}) {
  const text = useText(competencyText)
  const { fields, requirementKinds } = useText(competencyWords)
  const language = useLanguage()
  const list = useListState('competency-requirements', ['keywords', 'kind'])
  const result = useMappedRequirements({ ...list.input, profession } as RequirementListInput)
  const map = useMapRequirements()

  const choices = [
    ...competencies.map((competency) => ({
      value: competency.id,
      label: `${competency.code} ${labelIn(language, competency.name, competency.nameEn)}`,
    })),
    { value: NONE, label: text.clear },
  ]

  const columns: Column<MappedRequirement>[] = [
    { key: 'item', title: fields.item, width: 260, card: 'title', cell: (row) => row.item },
    {
      key: 'kind',
      title: text.requirements,
      width: 120,
      card: 'fact',
      cell: (row) => requirementKinds[row.kind],
    },
    {
      key: 'competency',
      title: fields.competencyId,
      width: 220,
      card: 'fact',
      cell: (row) => row.competency ?? text.unmapped,
    },
  ]

  const set = (rows: readonly MappedRequirement[], id: number, done: () => void) => {
    const requirements = rows.map(({ kind, item }) => ({ kind, item }))

    const onSuccess = ({ count }: { count: number }) => {
      toast.success(say(text.mapped, { count }))
      done()
    }

    map.mutate({ profession, competencyId: id === NONE ? null : id, requirements }, { onSuccess })
  }

  return (
    <ListScreen<MappedRequirement>
      isPart
      title={text.mapTitle}
      lead={result.data && say(text.mapLead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={requirementSorts}
      filters={[
        textFilter('keywords', text.mapSearch),
        choiceFilter('kind', text.requirements, toChoices(REQUIREMENT_KINDS, requirementKinds)),
      ]}
      bulk={(rows, done) => (
        <Select
          aria-label={text.mapTo}
          placeholder={text.mapTo}
          value={null}
          options={choices}
          loading={map.isPending}
          onChange={(id: number | null) => id !== null && set(rows, id, done)}
          style={{ minWidth: 220 }}
        />
      )}
    >
      {text.mapEmpty}
    </ListScreen>
  )
}
